<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>AdjustRows</name>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>less</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>Who adjusts</source>
        <translation>Qui ajuste</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>ArmySheet</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, allowed: %2</source>
        <translation>%1, autorisées&#xa0;: %2</translation>
    </message>
    <message>
        <source>Command hand</source>
        <translation>Main de commandement</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Battle deck</source>
        <translation>Paquet de bataille</translation>
    </message>
</context>
<context>
    <name>AttackStory</name>
    <message>
        <source>suppressed</source>
        <translation>démoralisée</translation>
    </message>
    <message>
        <source>no results</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>%1 dice</source>
        <translation>%1 dés</translation>
    </message>
    <message>
        <source>%1 canceled</source>
        <translation>%1 annulées</translation>
    </message>
    <message>
        <source>1 wound</source>
        <translation>1 blessure</translation>
    </message>
    <message>
        <source>%1 wounds</source>
        <translation>%1 blessures</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dé</translation>
    </message>
</context>
<context>
    <name>BattleWords</name>
    <message>
        <source>Box: %1, %2 VP, not marked yet</source>
        <translation>Case&#xa0;: %1 (points de victoire&#xa0;: %2), pas encore cochée</translation>
    </message>
    <message>
        <source>Box: %1, %2 VP, marked by %3</source>
        <translation>Case&#xa0;: %1 (points de victoire&#xa0;: %2), cochée par %3</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Secondary objective</source>
        <translation>Objectif secondaire</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Victory points for each POI that you secure: %1</source>
        <translation>Points de victoire par PDI (point d’intérêt) que vous sécurisez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Victory points for each asset that your units hold: %1</source>
        <translation>Points de victoire par atout que vos unités détiennent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Victory points for each unit whose leader is completely within enemy territory: %1</source>
        <translation>Points de victoire par unité dont le chef est entièrement dans le territoire ennemi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Victory points for each enemy unit defeated this round: %1</source>
        <translation>Points de victoire par unité ennemie vaincue pendant ce round&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, at most %2 a round</source>
        <translation>%1, au plus %2 par round</translation>
    </message>
    <message>
        <source>Troopers may claim assets as a free action</source>
        <translation>Les soldats peuvent revendiquer les atouts par une action gratuite</translation>
    </message>
    <message>
        <source>Token that some of your units gain: %1; units at most: %2</source>
        <translation>Pion que gagnent certaines de vos unités&#xa0;: %1&#x202f;; unités au plus&#xa0;: %2</translation>
    </message>
    <message>
        <source>The next objective of your deck replaces the one on the table</source>
        <translation>Le prochain objectif de votre paquet remplace celui de la table</translation>
    </message>
    <message>
        <source>The next secondary objective of your deck replaces the one on the table</source>
        <translation>Le prochain objectif secondaire de votre paquet remplace celui de la table</translation>
    </message>
    <message>
        <source>You reveal another advantage of your own</source>
        <translation>Vous révélez un autre de vos avantages</translation>
    </message>
    <message>
        <source>Your opponent reveals another advantage</source>
        <translation>Votre adversaire révèle un autre avantage</translation>
    </message>
    <message>
        <source>You take the blue player&apos;s place, and they take yours</source>
        <translation>Vous prenez la place du joueur bleu, qui prend la vôtre</translation>
    </message>
    <message>
        <source>You are the red player</source>
        <translation>Vous êtes le joueur rouge</translation>
    </message>
    <message>
        <source>The mission stays as it is</source>
        <translation>La mission reste comme elle est</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <translation>À la main&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BuilderWords</name>
    <message>
        <source>Recon, %1 points</source>
        <translation>Reconnaissance, %1 points</translation>
    </message>
    <message>
        <source>Escalation, %1 points</source>
        <translation>Escalade, %1 points</translation>
    </message>
    <message>
        <source>Standard, %1 points</source>
        <translation>Standard, %1 points</translation>
    </message>
    <message>
        <source>Grand army, %1 points</source>
        <translation>Grande armée, %1 points</translation>
    </message>
    <message>
        <source>Edition of 2018, %1 points</source>
        <translation>Édition de 2018, %1 points</translation>
    </message>
    <message>
        <source>Armament</source>
        <translation>Armement</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Comms</source>
        <translation>Communications</translation>
    </message>
    <message>
        <source>Crew</source>
        <translation>Équipage</translation>
    </message>
    <message>
        <source>Doctrine</source>
        <translation>Doctrine</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Grenades</source>
        <translation>Grenades</translation>
    </message>
    <message>
        <source>Hardpoint</source>
        <translation>Point d’accroche</translation>
    </message>
    <message>
        <source>Heavy weapon</source>
        <translation>Arme lourde</translation>
    </message>
    <message>
        <source>Ordnance</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Personnel</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programmation</translation>
    </message>
    <message>
        <source>Squad leader</source>
        <translation>Chef d’escouade</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Primary objectives</source>
        <translation>Objectifs principaux</translation>
    </message>
    <message>
        <source>Secondary objectives</source>
        <translation>Objectifs secondaires</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Avantages</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Contesté</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Déduit</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Douteux</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Presumed complete: no source has the text of this card; the printed card decides</source>
        <translation>Présumée complète&#xa0;: aucune source n’a le texte de cette carte&#x202f;; la carte imprimée fait foi</translation>
    </message>
    <message>
        <source>By hand: not automated yet, the players apply it</source>
        <translation>À la main&#xa0;: pas encore automatisé, les joueurs l’appliquent</translation>
    </message>
    <message>
        <source>By hand: read the effect on the printed card</source>
        <translation>À la main&#xa0;: lisez l’effet sur la carte imprimée</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>1 activation</source>
        <translation>1 activation</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>%1 activations</translation>
    </message>
    <message>
        <source>1 miniature</source>
        <translation>1 figurine</translation>
    </message>
    <message>
        <source>%1 miniatures</source>
        <translation>%1 figurines</translation>
    </message>
    <message>
        <source>1 pip</source>
        <translation>1 point lumineux</translation>
    </message>
    <message>
        <source>%1 pips</source>
        <translation>%1 points lumineux</translation>
    </message>
    <message>
        <source>p. %1, %2</source>
        <translation>p. %1, %2</translation>
    </message>
    <message>
        <source>Rules Reference 1.1.0 p. %1, %2</source>
        <translation>Guide de référence 1.1.0 p. %1, %2</translation>
    </message>
    <message>
        <source>%1; %2 (%3)</source>
        <translation>%1&#x202f;; %2 (%3)</translation>
    </message>
</context>
<context>
    <name>CardPages</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Automated in part: the players apply %1</source>
        <translation>Automatisé en partie&#xa0;: les joueurs appliquent %1</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Resilience</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Effect, in our own words</source>
        <translation>Effet, avec nos propres mots</translation>
    </message>
    <message>
        <source>When: %1</source>
        <translation>Quand&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not released yet</source>
        <translation>Pas encore paru</translation>
    </message>
    <message>
        <source>Not released yet, expected %1</source>
        <translation>Pas encore paru, attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>From the pack %1</source>
        <translation>Du paquet %1</translation>
    </message>
    <message>
        <source>Doubts</source>
        <translation>Doutes</translation>
    </message>
    <message>
        <source>○ not yet automated: the players apply it</source>
        <translation>○ pas encore automatisé&#xa0;: les joueurs l’appliquent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, unique</source>
        <translation>%1, unique</translation>
    </message>
    <message>
        <source>Base: %1</source>
        <translation>Socle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hired by %1</source>
        <translation>Engagés par %1</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Upgrade bar</source>
        <translation>Barre d’améliorations</translation>
    </message>
    <message>
        <source>%1, at most %2 in an army</source>
        <translation>%1, %2 au plus par armée</translation>
    </message>
    <message>
        <source>Only for %1</source>
        <translation>Seulement pour %1</translation>
    </message>
    <message>
        <source>Adds %1</source>
        <translation>Ajoute %1</translation>
    </message>
    <message>
        <source>Courage %1</source>
        <translation>Courage %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>Exhausts</source>
        <translation>S’incline</translation>
    </message>
    <message>
        <source>Is expended</source>
        <translation>S’épuise</translation>
    </message>
    <message>
        <source>Adds a slot: %1</source>
        <translation>Ajoute un emplacement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Keywords of the unit</source>
        <translation>Mots-clés de l’unité</translation>
    </message>
    <message>
        <source>Keywords of the card</source>
        <translation>Mots-clés de la carte</translation>
    </message>
    <message>
        <source>Named under a condition</source>
        <translation>Cités sous condition</translation>
    </message>
    <message>
        <source>Command card, %1</source>
        <translation>Carte de commandement, %1</translation>
    </message>
    <message>
        <source>Every %1</source>
        <translation>Chaque %1</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>The game sets up the map and its points of interest; the rest of the card is by hand, with reminders.</source>
        <translation>Le jeu met en place le plan et ses points d’intérêt&#x202f;; le reste de la carte se fait à la main, avec des rappels.</translation>
    </message>
    <message>
        <source>This card is by hand, with reminders.</source>
        <translation>Cette carte se fait à la main, avec des rappels.</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>any unit</source>
        <translation>n’importe quelle unité</translation>
    </message>
    <message>
        <source>every: %1</source>
        <translation>toutes&#xa0;: %1</translation>
    </message>
    <message>
        <source>no orders</source>
        <translation>aucun ordre</translation>
    </message>
    <message>
        <source>Returns to the hand at the end of the Command Phase</source>
        <translation>Revient en main à la fin de la phase de commandement</translation>
    </message>
    <message>
        <source>Pips: %1</source>
        <translation>Points lumineux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Orders: %1</source>
        <translation>Ordres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not yet automated: the players apply it themselves</source>
        <translation>Pas encore automatisé&#xa0;: les joueurs l’appliquent eux-mêmes</translation>
    </message>
    <message>
        <source>Automated in part: the players apply %1</source>
        <translation>Automatisé en partie&#xa0;: les joueurs appliquent %1</translation>
    </message>
</context>
<context>
    <name>DiceFates</name>
    <message>
        <source>Attack dice rolled</source>
        <translation>Dés d’attaque lancés</translation>
    </message>
    <message>
        <source>Defense dice rolled</source>
        <translation>Dés de défense lancés</translation>
    </message>
    <message>
        <source>Left of the attack</source>
        <translation>Reste de l’attaque</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocages</translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>blank</source>
        <translation>vierge</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>crit</source>
        <translation>critique</translation>
    </message>
    <message>
        <source>attack surge</source>
        <translation>adrénaline d’attaque</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocage</translation>
    </message>
    <message>
        <source>defense surge</source>
        <translation>adrénaline de défense</translation>
    </message>
    <message>
        <source>Red attack die</source>
        <translation>Dé d’attaque rouge</translation>
    </message>
    <message>
        <source>Black attack die</source>
        <translation>Dé d’attaque noir</translation>
    </message>
    <message>
        <source>White attack die</source>
        <translation>Dé d’attaque blanc</translation>
    </message>
    <message>
        <source>Red defense die</source>
        <translation>Dé de défense rouge</translation>
    </message>
    <message>
        <source>White defense die</source>
        <translation>Dé de défense blanc</translation>
    </message>
    <message>
        <source>1 crit</source>
        <translation>1 critique</translation>
    </message>
    <message>
        <source>%1 crits</source>
        <translation>%1 critiques</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 touche</translation>
    </message>
    <message>
        <source>%1 hits</source>
        <translation>%1 touches</translation>
    </message>
    <message>
        <source>1 surge</source>
        <translation>1 adrénaline</translation>
    </message>
    <message>
        <source>%1 surges</source>
        <translation>%1 adrénalines</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation>1 blocage</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>%1 blocages</translation>
    </message>
    <message>
        <source>all blank</source>
        <translation>que des faces vierges</translation>
    </message>
</context>
<context>
    <name>DisputeRows</name>
    <message>
        <source>Settle a dispute with a die</source>
        <translation>Trancher un litige par un dé</translation>
    </message>
    <message>
        <source>%1 holds the round counter and rolls a red defense die. At a block the reading of %1 is right, else the reading of %2 (Rules Reference 1.1.0, p. 4).</source>
        <translation>%1 a le compteur de rounds et lance un dé de défense rouge. Sur un blocage, la lecture de %1 est juste, sinon celle de %2 (Rules Reference 1.1.0, p. 4).</translation>
    </message>
    <message>
        <source>%1 says, such as: in range</source>
        <translation>%1 dit, par exemple&#xa0;: à portée</translation>
    </message>
    <message>
        <source>%1 says, such as: out of range</source>
        <translation>%1 dit, par exemple&#xa0;: hors de portée</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Lancer pour nous</translation>
    </message>
    <message>
        <source>We rolled a block</source>
        <translation>Nous avons obtenu un blocage</translation>
    </message>
    <message>
        <source>We rolled no block</source>
        <translation>Nous n’avons pas obtenu de blocage</translation>
    </message>
</context>
<context>
    <name>GameAside</name>
    <message>
        <source>%1: cancelled</source>
        <translation>%1&#xa0;: annulé</translation>
    </message>
</context>
<context>
    <name>GoOnOffer</name>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>The model may be damaged. Go on with up to %1 s of processor time and %2 GB of memory? You can stop it at any time.</source>
        <translation>Le modèle est peut-être endommagé. Continuer, avec jusqu’à %1 s de calcul et %2 Go de mémoire&#x202f;? On peut l’arrêter à tout moment.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>Graphics</name>
    <message>
        <source>OpenGL %1 is needed to draw the table, and this display has none</source>
        <translation>Il faut OpenGL %1 pour dessiner la table, et cet écran n’en a pas</translation>
    </message>
    <message>
        <source>OpenGL %1 is needed to draw the table, and it does not work on this display</source>
        <translation>Il faut OpenGL %1 pour dessiner la table, et il ne marche pas sur cet écran</translation>
    </message>
    <message>
        <source>OpenGL %1 is needed to draw the table, and this display has %2</source>
        <translation>Il faut OpenGL %1 pour dessiner la table, et cet écran a %2</translation>
    </message>
</context>
<context>
    <name>HeadingWords</name>
    <message>
        <source>Keyword Glossary: %1</source>
        <translation>Glossaire des mots-clés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Command Card Keywords: %1</source>
        <translation>Mots-clés des cartes de commandement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Activating a Unit</source>
        <translation>Activer une unité</translation>
    </message>
    <message>
        <source>Advance Round Counter</source>
        <translation>Avancer le compte-tour</translation>
    </message>
    <message>
        <source>Resolving Disputes</source>
        <translation>Résoudre les litiges</translation>
    </message>
    <message>
        <source>Army Building</source>
        <translation>Construire une armée</translation>
    </message>
    <message>
        <source>Choose Unit</source>
        <translation>Choisir une unité</translation>
    </message>
    <message>
        <source>Command Hand</source>
        <translation>Main de commandement</translation>
    </message>
    <message>
        <source>Create Order Pool</source>
        <translation>Créer la réserve d’ordres</translation>
    </message>
    <message>
        <source>Declare Terrain</source>
        <translation>Déclarer les décors</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Factions</translation>
    </message>
    <message>
        <source>Issue Orders</source>
        <translation>Donner des ordres</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Select Command Card</source>
        <translation>Choisir une carte de commandement</translation>
    </message>
    <message>
        <source>Select Player Color and Sides</source>
        <translation>Choisir la couleur et le bord des joueurs</translation>
    </message>
    <message>
        <source>The Game Round</source>
        <translation>Le tour de jeu</translation>
    </message>
    <message>
        <source>Unique Cards</source>
        <translation>Cartes uniques</translation>
    </message>
    <message>
        <source>Update Order Pool and Promote</source>
        <translation>Mettre à jour la réserve d’ordres et promouvoir</translation>
    </message>
    <message>
        <source>Apply Cover</source>
        <translation>Appliquer le couvert</translation>
    </message>
    <message>
        <source>Apply Dodge</source>
        <translation>Appliquer les esquives</translation>
    </message>
    <message>
        <source>Assign Suppression Token to Defender</source>
        <translation>Assigner un pion suppression au défenseur</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Soutien (Backup)</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barricades</translation>
    </message>
    <message>
        <source>Battle Forces</source>
        <translation>Forces armées</translation>
    </message>
    <message>
        <source>Build an Army</source>
        <translation>Créer une armée</translation>
    </message>
    <message>
        <source>Building a Battle Deck</source>
        <translation>Création du paquet de bataille</translation>
    </message>
    <message>
        <source>Building a Command Hand</source>
        <translation>Création de la main de commandement</translation>
    </message>
    <message>
        <source>Building a Mission</source>
        <translation>Établir la mission</translation>
    </message>
    <message>
        <source>Choose Additional Attack Pool</source>
        <translation>Choisir une réserve d’attaque supplémentaire</translation>
    </message>
    <message>
        <source>Choose a Unit to Activate or Pass</source>
        <translation>Choisir une unité à activer ou passer</translation>
    </message>
    <message>
        <source>Claiming Asset Objective Tokens</source>
        <translation>Revendiquer des pions objectif</translation>
    </message>
    <message>
        <source>Climbing</source>
        <translation>Escalader</translation>
    </message>
    <message>
        <source>Clone Trooper</source>
        <translation>Soldat clone</translation>
    </message>
    <message>
        <source>Commanders and Checking for Panic</source>
        <translation>Commandants et vérification de la panique</translation>
    </message>
    <message>
        <source>Compare Results</source>
        <translation>Comparer les résultats</translation>
    </message>
    <message>
        <source>Cover, its value</source>
        <translation>Couvert, sa valeur</translation>
    </message>
    <message>
        <source>Create the Order Pool</source>
        <translation>Créer la réserve d’ordres</translation>
    </message>
    <message>
        <source>Create the Pass Pool</source>
        <translation>Créer la réserve de passe</translation>
    </message>
    <message>
        <source>Declare Additional Defender</source>
        <translation>Déclarer un défenseur supplémentaire</translation>
    </message>
    <message>
        <source>Declare Defender</source>
        <translation>Déclarer le défenseur</translation>
    </message>
    <message>
        <source>Declare and Place Terrain</source>
        <translation>Définir et positionner le terrain</translation>
    </message>
    <message>
        <source>Defeating Upgrade Card Miniatures</source>
        <translation>Vaincre des figurines équipées de cartes amélioration</translation>
    </message>
    <message>
        <source>Deploy in Prepared Positions</source>
        <translation>Se déployer en positions préparées</translation>
    </message>
    <message>
        <source>Deploying Units</source>
        <translation>Déployer des unités</translation>
    </message>
    <message>
        <source>Determine Blue Player</source>
        <translation>Déterminer le joueur bleu</translation>
    </message>
    <message>
        <source>Determine Cover</source>
        <translation>Déterminer le couvert</translation>
    </message>
    <message>
        <source>Determine Eligible Miniatures</source>
        <translation>Déterminer les figurines éligibles</translation>
    </message>
    <message>
        <source>Determine Number of Obscured Miniatures</source>
        <translation>Déterminer le nombre de figurines protégées</translation>
    </message>
    <message>
        <source>Determine Priority</source>
        <translation>Déterminer la priorité</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Discard Command Cards</source>
        <translation>Défausser les cartes de commandement</translation>
    </message>
    <message>
        <source>Dual-Sided Upgrade Cards</source>
        <translation>Cartes à deux faces</translation>
    </message>
    <message>
        <source>Exhaust and Expend</source>
        <translation>Incliner et épuiser</translation>
    </message>
    <message>
        <source>Factions, Light Side, and Dark Side</source>
        <translation>Factions, Côté Lumineux, Côté Obscur</translation>
    </message>
    <message>
        <source>Fitting on Terrain</source>
        <translation>Tenir sur un terrain</translation>
    </message>
    <message>
        <source>Form Attack Pool</source>
        <translation>Créer la réserve d’attaque</translation>
    </message>
    <message>
        <source>Leaving the Battlefield</source>
        <translation>Quitter le champ de bataille</translation>
    </message>
    <message>
        <source>Line of Sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Make Actions</source>
        <translation>Effectuer des actions</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>Prise de mesures</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenaires</translation>
    </message>
    <message>
        <source>Modify Attack Dice</source>
        <translation>Modifier les dés d’attaque</translation>
    </message>
    <message>
        <source>Modify Defense Dice</source>
        <translation>Modifier les dés de défense</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Moving Into Melee</source>
        <translation>Se déplacer au corps à corps</translation>
    </message>
    <message>
        <source>Moving Through Miniatures</source>
        <translation>Se déplacer à travers les figurines</translation>
    </message>
    <message>
        <source>Moving Through Terrain</source>
        <translation>Se déplacer à travers le terrain</translation>
    </message>
    <message>
        <source>Nominate Commanders and Issue Orders</source>
        <translation>Nommer les commandants et donner des ordres</translation>
    </message>
    <message>
        <source>Notched Base Movement</source>
        <translation>Déplacement des socles à encoches</translation>
    </message>
    <message>
        <source>Parts of a Round</source>
        <translation>Étapes d’un round</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Place Order Token</source>
        <translation>Placer le pion d’ordre</translation>
    </message>
    <message>
        <source>Placing Objectives</source>
        <translation>Placement des objectifs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Promouvoir</translation>
    </message>
    <message>
        <source>Rally Step</source>
        <translation>Se rallier</translation>
    </message>
    <message>
        <source>Ranks and Rank Requirements</source>
        <translation>Rangs et restrictions</translation>
    </message>
    <message>
        <source>Remove Tokens</source>
        <translation>Retirer les pions</translation>
    </message>
    <message>
        <source>Divulge</source>
        <translation>Divulgation</translation>
    </message>
    <message>
        <source>Graffiti Tokens</source>
        <translation>Pions graffiti</translation>
    </message>
    <message>
        <source>Smoke Tokens</source>
        <translation>Pions fumée</translation>
    </message>
    <message>
        <source>Removing Miniatures in Melee</source>
        <translation>Retirer des figurines au corps à corps</translation>
    </message>
    <message>
        <source>Resiliency</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Resolve Command Card Effects</source>
        <translation>Résoudre les effets de carte de commandement</translation>
    </message>
    <message>
        <source>Resolve Setup Effects</source>
        <translation>Résoudre les effets de mise en place</translation>
    </message>
    <message>
        <source>Reverse Moves</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Roll Attack Dice</source>
        <translation>Lancer les dés d’attaque</translation>
    </message>
    <message>
        <source>Roll Cover Pool</source>
        <translation>Lancer les dés de couvert</translation>
    </message>
    <message>
        <source>Roll Defense Dice</source>
        <translation>Lancer les dés de défense</translation>
    </message>
    <message>
        <source>Score Victory Points</source>
        <translation>Marquer des points de victoire</translation>
    </message>
    <message>
        <source>Select and Play Command Cards</source>
        <translation>Sélectionnez et jouez des cartes de commandement</translation>
    </message>
    <message>
        <source>Standard Move</source>
        <translation>Déplacement standard</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Suffering Wounds and Defeating Miniatures</source>
        <translation>Subir des blessures et vaincre des figurines</translation>
    </message>
    <message>
        <source>Terrain Height</source>
        <translation>Hauteur du terrain</translation>
    </message>
    <message>
        <source>Terrain Restricting Movement</source>
        <translation>Terrains limitant le déplacement</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Unique and Limited</source>
        <translation>Unique et limité</translation>
    </message>
    <message>
        <source>Unit Cohesion</source>
        <translation>Cohésion d’unité</translation>
    </message>
    <message>
        <source>Upgrade Cards</source>
        <translation>Cartes d’amélioration</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Véhicules</translation>
    </message>
    <message>
        <source>Winning the Game</source>
        <translation>Gagner la partie</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Se replier</translation>
    </message>
    <message>
        <source>Apply Dodge and Cover</source>
        <translation>Appliquer les esquives et le couvert</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Unités engagées</translation>
    </message>
    <message>
        <source>Suppression</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
</context>
<context>
    <name>JournalWords</name>
    <message>
        <source>saved before games recorded their rules</source>
        <translation>enregistrée avant que les parties n’indiquent leurs règles</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>those of %1, now those of %2</source>
        <translation>celles du %1, désormais celles du %2</translation>
    </message>
    <message>
        <source>some of its cards have changed</source>
        <translation>certaines de ses cartes ont changé</translation>
    </message>
    <message>
        <source>the players still apply by hand: %1</source>
        <translation>ses joueurs continuent d’appliquer à la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>no longer automated: %1</source>
        <translation>n’est plus automatisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>saved under other rules (%1)</source>
        <translation>enregistrée sous d’autres règles (%1)</translation>
    </message>
    <message>
        <source>A copy up to answer %1 of %2; %3 stays as it is</source>
        <translation>Une copie jusqu’à la réponse %1 sur %2&#x202f;; %3 reste tel quel</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>elle ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>it can be watched up to answer %1 of %2</source>
        <translation>on peut la suivre jusqu’à la réponse %1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the next answer is refused: %1</source>
        <translation>la réponse suivante est refusée&#xa0;: %1</translation>
    </message>
    <message>
        <source>line %1 of the file is not as it was saved</source>
        <translation>la ligne %1 du fichier n’est plus telle qu’elle a été enregistrée</translation>
    </message>
    <message>
        <source>line %1 of the file cannot be read</source>
        <translation>la ligne %1 du fichier est illisible</translation>
    </message>
</context>
<context>
    <name>KeptRatings</name>
    <message>
        <source>The ratings cannot be written to %1.</source>
        <translation>Les classements ne peuvent pas être écrits dans %1.</translation>
    </message>
</context>
<context>
    <name>Layout</name>
    <message>
        <source>add</source>
        <translation>ajouter</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>dupliquer</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>supprimer</translation>
    </message>
    <message>
        <source>align</source>
        <translation>aligner</translation>
    </message>
    <message>
        <source>spread evenly</source>
        <translation>répartir</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grouper</translation>
    </message>
    <message>
        <source>ungroup</source>
        <translation>dégrouper</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>verrouiller</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>déverrouiller</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renommer</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>agreed facts</source>
        <translation>caractéristiques convenues</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>miroir</translation>
    </message>
    <message>
        <source>set down</source>
        <translation>poser</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>coller</translation>
    </message>
    <message>
        <source>No mirror</source>
        <translation>Sans miroir</translation>
    </message>
    <message>
        <source>Turned about the middle</source>
        <translation>Tourné autour du centre</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Near and far</source>
        <translation>Près et loin</translation>
    </message>
    <message>
        <source>open</source>
        <translation>découvert</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>infranchissable</translation>
    </message>
    <message>
        <source>blocks LOS</source>
        <translation>bloque la ligne de vue</translation>
    </message>
    <message>
        <source>does not block LOS</source>
        <translation>ne bloque pas la ligne de vue</translation>
    </message>
    <message>
        <source>%1 high, height %2</source>
        <translation>haut de %1, hauteur %2</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>non convenu</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Murs</translation>
    </message>
    <message>
        <source>Rocks</source>
        <translation>Rochers</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Terrain dispersé</translation>
    </message>
    <message>
        <source>Barricades</source>
        <translation>Barricades</translation>
    </message>
    <message>
        <source>traced picture</source>
        <translation>image calquée</translation>
    </message>
    <message>
        <source>suggested table</source>
        <translation>table proposée</translation>
    </message>
    <message>
        <source>make it fairer</source>
        <translation>rendre plus équitable</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Désert</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Glace</translation>
    </message>
    <message>
        <source>Industrial</source>
        <translation>Industriel</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>Add %1.</source>
        <translation>Ajoutez %1.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>Retirez %1.</translation>
    </message>
    <message>
        <source>Give %1 to the unit %2.</source>
        <translation>Donnez %1 à l’unité %2.</translation>
    </message>
    <message>
        <source>Take %1 from the unit %2.</source>
        <translation>Retirez %1 à l’unité %2.</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Choisissez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose nothing.</source>
        <translation>Ne choisissez rien.</translation>
    </message>
    <message>
        <source>Drag the leader to the translucent figure.</source>
        <translation>Faites glisser le chef jusqu’à la figurine translucide.</translation>
    </message>
    <message>
        <source>Accept the proposed places: press Enter.</source>
        <translation>Acceptez les places proposées&#xa0;: appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Click %1 on the table or in the list.</source>
        <translation>Cliquez sur %1 sur la table ou dans la liste.</translation>
    </message>
    <message>
        <source>Drag with the right mouse button, or hold Q or R.</source>
        <translation>Faites glisser avec le bouton droit de la souris, ou maintenez Q ou R.</translation>
    </message>
    <message>
        <source>Press M, then drag from %1 to %2.</source>
        <translation>Appuyez sur M, puis tirez de %1 à %2.</translation>
    </message>
    <message>
        <source>Roll the mouse wheel over the table.</source>
        <translation>Tournez la molette de la souris au-dessus de la table.</translation>
    </message>
</context>
<context>
    <name>ListPrint</name>
    <message>
        <source>wounds %1</source>
        <translation>blessures %1</translation>
    </message>
    <message>
        <source>resilience %1</source>
        <translation>résistance %1</translation>
    </message>
    <message>
        <source>courage %1</source>
        <translation>courage %1</translation>
    </message>
    <message>
        <source>speed %1</source>
        <translation>vitesse %1</translation>
    </message>
    <message>
        <source>Command hand</source>
        <translation>Main de commandement</translation>
    </message>
    <message>
        <source>Battle deck</source>
        <translation>Paquet de bataille</translation>
    </message>
    <message>
        <source>This list is not legal yet.</source>
        <translation>Cette liste n’est pas encore légale.</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>%1 (p. %2, %3)</source>
        <translation>%1 (p. %2, «&#x202f;%3&#x202f;»)</translation>
    </message>
    <message>
        <source>%1 (Rules Reference 1.1.0 p. %2, %3)</source>
        <translation>%1 (Guide de référence 1.1.0 p. %2, «&#x202f;%3&#x202f;»)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>a text of %1 to %2 words</source>
        <translation>un texte de %1 à %2 mots</translation>
    </message>
    <message>
        <source>a heading of 1 to 100 characters</source>
        <translation>un titre de 1 à 100 caractères</translation>
    </message>
    <message>
        <source>an id of lower-case letters, digits and hyphens</source>
        <translation>un identifiant fait de minuscules, de chiffres et de traits d’union</translation>
    </message>
    <message>
        <source>either a request &quot;query&quot; or a request &quot;odds&quot;</source>
        <translation>soit une requête «&#x202f;query&#x202f;», soit une requête «&#x202f;odds&#x202f;»</translation>
    </message>
    <message>
        <source>an object with members</source>
        <translation>un objet qui a des membres</translation>
    </message>
    <message>
        <source>the section &quot;%1&quot; occurs twice</source>
        <translation>la section «&#x202f;%1&#x202f;» existe deux fois</translation>
    </message>
    <message>
        <source>the heading &quot;%1&quot; belongs to two sections</source>
        <translation>le titre «&#x202f;%1&#x202f;» appartient à deux sections</translation>
    </message>
    <message>
        <source>the id of another section</source>
        <translation>l’identifiant d’une autre section</translation>
    </message>
    <message>
        <source>%1 attack %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>%1 attacks %2</source>
        <translation>%1 attaque %2</translation>
    </message>
    <message>
        <source>range from the unit leader to the closest miniature</source>
        <translation>portée du chef d’unité à la figurine la plus proche</translation>
    </message>
    <message>
        <source>the unit leader sees it</source>
        <translation>le chef d’unité la voit</translation>
    </message>
    <message>
        <source>out of sight</source>
        <translation>hors de vue</translation>
    </message>
    <message>
        <source>has LOS to the defender</source>
        <translation>a une ligne de vue sur le défenseur</translation>
    </message>
    <message>
        <source>overrun attack pool</source>
        <translation>réserve d’attaque de bordée</translation>
    </message>
    <message>
        <source>melee attack pool</source>
        <translation>réserve d’attaque au corps à corps</translation>
    </message>
    <message>
        <source>ranged attack pool</source>
        <translation>réserve d’attaque à distance</translation>
    </message>
    <message>
        <source>a defeated unit</source>
        <translation>une unité vaincue</translation>
    </message>
    <message>
        <source>an undeployed unit</source>
        <translation>une unité non déployée</translation>
    </message>
    <message>
        <source>not an enemy unit</source>
        <translation>pas une unité ennemie</translation>
    </message>
    <message>
        <source>in melee, without a weapon for melee</source>
        <translation>au corps à corps, sans arme de corps à corps</translation>
    </message>
    <message>
        <source>engaged: no ranged attack can be made</source>
        <translation>engagée&#xa0;: aucune attaque à distance possible</translation>
    </message>
    <message>
        <source>the defender is engaged: no ranged attack</source>
        <translation>le défenseur est engagé&#xa0;: pas d’attaque à distance</translation>
    </message>
    <message>
        <source>out of the arcs of its %1 weapons</source>
        <translation>hors des arcs de ses armes %1</translation>
    </message>
    <message>
        <source>at %1, out of range of every weapon</source>
        <translation>à %1, hors de portée de toutes ses armes</translation>
    </message>
    <message>
        <source>the unit leader has no LOS to it</source>
        <translation>le chef d’unité n’a pas de ligne de vue sur elle</translation>
    </message>
    <message>
        <source>no miniature that sees it has a weapon for it</source>
        <translation>aucune figurine qui la voit n’a d’arme pour cela</translation>
    </message>
    <message>
        <source>attack dice</source>
        <translation>dés d’attaque</translation>
    </message>
    <message>
        <source>defense dice</source>
        <translation>dés de défense</translation>
    </message>
    <message>
        <source>rerolled with an aim token</source>
        <translation>relancés avec un pion viser</translation>
    </message>
    <message>
        <source>rerolled 1 die of an observed unit</source>
        <translation>1 dé relancé contre une unité observée</translation>
    </message>
    <message>
        <source>attack surges converted</source>
        <translation>adrénalines d’attaque converties</translation>
    </message>
    <message>
        <source>defense surges converted</source>
        <translation>adrénalines de défense converties</translation>
    </message>
    <message>
        <source>LOS completely blocked</source>
        <translation>ligne de vue entièrement bloquée</translation>
    </message>
    <message>
        <source>in LOS, but hidden completely for cover</source>
        <translation>en ligne de vue, mais entièrement cachée pour le couvert</translation>
    </message>
    <message>
        <source>hidden completely for cover</source>
        <translation>entièrement cachée pour le couvert</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>protégée</translation>
    </message>
    <message>
        <source>not obscured</source>
        <translation>non protégée</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>aucun couvert</translation>
    </message>
    <message>
        <source>light cover</source>
        <translation>couvert léger</translation>
    </message>
    <message>
        <source>heavy cover</source>
        <translation>couvert lourd</translation>
    </message>
    <message>
        <source>cover pool</source>
        <translation>réserve de couvert</translation>
    </message>
    <message>
        <source>hits canceled by cover</source>
        <translation>touches annulées par le couvert</translation>
    </message>
    <message>
        <source>hits canceled by dodge</source>
        <translation>touches annulées par l’esquive</translation>
    </message>
    <message>
        <source>hits canceled by Backup</source>
        <translation>touches annulées par le Soutien (Backup)</translation>
    </message>
    <message>
        <source>results compared</source>
        <translation>résultats comparés</translation>
    </message>
    <message>
        <source>no more wounds than the miniatures in LOS can suffer</source>
        <translation>pas plus de blessures que les figurines en ligne de vue ne peuvent en subir</translation>
    </message>
    <message>
        <source>wounds assigned</source>
        <translation>blessures assignées</translation>
    </message>
    <message>
        <source>attack resolved</source>
        <translation>attaque résolue</translation>
    </message>
    <message>
        <source>%1: attack surges are hits</source>
        <translation>%1&#xa0;: les adrénalines d’attaque sont des touches</translation>
    </message>
    <message>
        <source>%1: attack surges are crits</source>
        <translation>%1&#xa0;: les adrénalines d’attaque sont des critiques</translation>
    </message>
    <message>
        <source>%1: attack surges turned to crits: %2</source>
        <translation>%1&#xa0;: adrénalines d’attaque changées en critiques&#xa0;: %2</translation>
    </message>
    <message>
        <source>Spend 1 aim: a blank to a hit</source>
        <translation>Dépenser 1 viser&#xa0;: un résultat vierge en touche</translation>
    </message>
    <message>
        <source>Spend 1 aim: a hit to a crit</source>
        <translation>Dépenser 1 viser&#xa0;: une touche en critique</translation>
    </message>
    <message>
        <source>%1: a blank turned to a hit</source>
        <translation>%1&#xa0;: un résultat vierge changé en touche</translation>
    </message>
    <message>
        <source>%1: a hit turned to a crit</source>
        <translation>%1&#xa0;: une touche changée en critique</translation>
    </message>
    <message>
        <source>suppression tokens that %1 keeps</source>
        <translation>pions suppression que %1 conserve</translation>
    </message>
    <message>
        <source>%1: dice of the cover pool that become blocks: %2</source>
        <translation>%1&#xa0;: dés de la réserve de couvert qui deviennent des blocages&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: crits canceled by dodge: %2</source>
        <translation>%1&#xa0;: critiques annulés par l’esquive&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: defense surges are blocks</source>
        <translation>%1&#xa0;: les adrénalines de défense sont des blocages</translation>
    </message>
    <message>
        <source>%1: defense surges are blocks, and the attacker suffers 1 wound</source>
        <translation>%1&#xa0;: les adrénalines de défense sont des blocages, et l’attaquant subit 1 blessure</translation>
    </message>
    <message>
        <source>%1 forbids this attack</source>
        <translation>%1 interdit cette attaque</translation>
    </message>
    <message>
        <source>%1: attack dice added to the pool: %2</source>
        <translation>%1&#xa0;: dés d’attaque ajoutés à la réserve&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: defense dice added to the pool: %2</source>
        <translation>%1&#xa0;: dés de défense ajoutés à la réserve&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: keeps suppression tokens</source>
        <translation>%1&#xa0;: garde des pions suppression</translation>
    </message>
    <message>
        <source>%1: rerolled all defense dice</source>
        <translation>%1&#xa0;: tous les dés de défense sont relancés</translation>
    </message>
    <message>
        <source>%1: spends a token of another unit</source>
        <translation>%1&#xa0;: dépense un pion d’une autre unité</translation>
    </message>
    <message>
        <source>%1: no dodge tokens may be spent</source>
        <translation>%1&#xa0;: aucun pion esquive ne peut être dépensé</translation>
    </message>
    <message>
        <source>%1: attack dice upgraded: %2</source>
        <translation>%1&#xa0;: dés d’attaque améliorés&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: attack dice downgraded: %2</source>
        <translation>%1&#xa0;: dés d’attaque dégradés&#xa0;: %2</translation>
    </message>
    <message>
        <source>white dice that %1 upgrades; its other dice are black</source>
        <translation>dés blancs que %1 améliore&#x202f;; ses autres dés sont noirs</translation>
    </message>
    <message>
        <source>aim tokens that are spent for %1</source>
        <translation>pions viser dépensés pour %1</translation>
    </message>
    <message>
        <source>%1: Pierce that the attack pool gains: %2</source>
        <translation>%1&#xa0;: Perforant que gagne la réserve d’attaque&#xa0;: %2</translation>
    </message>
    <message>
        <source>defense dice that %1 rerolls, the worst first</source>
        <translation>dés de défense que %1 relance, les plus mauvais d’abord</translation>
    </message>
    <message>
        <source>%1: defense dice rerolled: %2</source>
        <translation>%1&#xa0;: dés de défense relancés&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: Pierce is reduced by 1, and the defender cannot resist Pierce</source>
        <translation>%1&#xa0;: Perforant est réduit de 1, et le défenseur ne peut pas y résister</translation>
    </message>
    <message>
        <source>%1: the unit declares no additional defender</source>
        <translation>%1&#xa0;: l’unité ne déclare aucun défenseur supplémentaire</translation>
    </message>
    <message>
        <source>Spend 1 dodge: a blank to a hit</source>
        <translation>Dépenser 1 esquive&#xa0;: un résultat vierge en touche</translation>
    </message>
    <message>
        <source>Spend 1 dodge: a hit to a crit</source>
        <translation>Dépenser 1 esquive&#xa0;: une touche en critique</translation>
    </message>
    <message>
        <source>Cancel all attack dice: the defender suffers 1 wound</source>
        <translation>Annuler tous les dés d’attaque&#xa0;: le défenseur subit 1 blessure</translation>
    </message>
    <message>
        <source>Cancel all attack dice: the defender suffers no wounds</source>
        <translation>Annuler tous les dés d’attaque&#xa0;: le défenseur ne subit aucune blessure</translation>
    </message>
    <message>
        <source>%1: all attack dice canceled</source>
        <translation>%1&#xa0;: tous les dés d’attaque annulés</translation>
    </message>
    <message>
        <source>%1: the defender does not benefit from cover</source>
        <translation>%1&#xa0;: le défenseur ne bénéficie pas du couvert</translation>
    </message>
    <message>
        <source>%1: a blank in the attack roll wounds the attacker</source>
        <translation>%1&#xa0;: un résultat vierge du jet d’attaque blesse l’attaquant</translation>
    </message>
    <message>
        <source>%1: the unit was not wounded and gains no suppression</source>
        <translation>%1&#xa0;: l’unité n’a pas été blessée et ne gagne pas de suppression</translation>
    </message>
    <message>
        <source>%1: wounds that the attacker suffers for defense surges: %2</source>
        <translation>%1&#xa0;: blessures que l’attaquant subit pour les adrénalines de défense&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: active shields flipped: %2</source>
        <translation>%1&#xa0;: boucliers actifs retournés&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: inactive shields flipped: %2</source>
        <translation>%1&#xa0;: boucliers inactifs retournés&#xa0;: %2</translation>
    </message>
    <message>
        <source>active shields that %1 flips, each for 1 crit or hit</source>
        <translation>boucliers actifs que %1 retourne, chacun contre 1 critique ou 1 touche</translation>
    </message>
    <message>
        <source>%1: results canceled: %2</source>
        <translation>%1&#xa0;: résultats annulés&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: cover cancels no hits</source>
        <translation>%1&#xa0;: le couvert n’annule aucune touche</translation>
    </message>
    <message>
        <source>there is no such unit</source>
        <translation>il n’y a pas de telle unité</translation>
    </message>
    <message>
        <source>there is no such unit on the battlefield</source>
        <translation>il n’y a pas de telle unité sur le champ de bataille</translation>
    </message>
    <message>
        <source>there is no such miniature</source>
        <translation>il n’y a pas de telle figurine</translation>
    </message>
    <message>
        <source>a defeated miniature is not on the battlefield</source>
        <translation>une figurine vaincue n’est pas sur le champ de bataille</translation>
    </message>
    <message>
        <source>a defeated miniature stays defeated</source>
        <translation>une figurine vaincue reste vaincue</translation>
    </message>
    <message>
        <source>the miniature was not defeated</source>
        <translation>la figurine n’a pas été vaincue</translation>
    </message>
    <message>
        <source>an undeployed unit is not on the battlefield</source>
        <translation>une unité non déployée n’est pas sur le champ de bataille</translation>
    </message>
    <message>
        <source>%1 is deployed already</source>
        <translation>%1 est déjà déployée</translation>
    </message>
    <message>
        <source>%1 acts right now</source>
        <translation>%1 agit en ce moment</translation>
    </message>
    <message>
        <source>%1 is acting now: its last miniature stays until it has finished</source>
        <translation>%1 agit en ce moment&#xa0;: sa dernière figurine reste jusqu’à ce qu’elle ait fini</translation>
    </message>
    <message>
        <source>no unit acts right now</source>
        <translation>aucune unité n’agit en ce moment</translation>
    </message>
    <message>
        <source>possible only in the sandbox</source>
        <translation>possible seulement dans le bac à sable</translation>
    </message>
    <message>
        <source>answer the open question or undo it first</source>
        <translation>répondez d’abord à la question posée, ou reprenez-la</translation>
    </message>
    <message>
        <source>the battlefield is a sandbox already</source>
        <translation>le champ de bataille est déjà un bac à sable</translation>
    </message>
    <message>
        <source>a sandbox holds up to %1 units and %2 miniatures</source>
        <translation>un bac à sable contient jusqu’à %1 unités et %2 figurines</translation>
    </message>
    <message>
        <source>a speed is 1 to %1</source>
        <translation>une vitesse va de 1 à %1</translation>
    </message>
    <message>
        <source>%1 has Speed 0: it only turns</source>
        <translation>%1 a une vitesse de 0&#xa0;: elle ne fait que tourner</translation>
    </message>
    <message>
        <source>%1 makes no such moves</source>
        <translation>%1 ne fait pas de tels déplacements</translation>
    </message>
    <message>
        <source>the unit may have 0 to %1 of these tokens</source>
        <translation>l’unité peut avoir de 0 à %1 de ces pions</translation>
    </message>
    <message>
        <source>the miniature may have 0 to %1 wounds</source>
        <translation>la figurine peut avoir de 0 à %1 blessures</translation>
    </message>
    <message>
        <source>a note has 1 to %1 bytes</source>
        <translation>une note a de 1 à %1 octets</translation>
    </message>
    <message>
        <source>a mark has a name of 1 to %1 bytes</source>
        <translation>une marque a un nom de 1 à %1 octets</translation>
    </message>
    <message>
        <source>a name has up to %1 bytes</source>
        <translation>un nom a jusqu’à %1 octets</translation>
    </message>
    <message>
        <source>a name has 1 to %1 bytes</source>
        <translation>un nom a de 1 à %1 octets</translation>
    </message>
    <message>
        <source>%1: 0 to %2</source>
        <translation>%1&#xa0;: de 0 à %2</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>further attack actions</source>
        <translation>autres actions d’attaque</translation>
    </message>
    <message>
        <source>further weapons of each miniature</source>
        <translation>armes supplémentaires de chaque figurine</translation>
    </message>
    <message>
        <source>advantage tokens</source>
        <translation>pions avantage</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>marques</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>pions</translation>
    </message>
    <message>
        <source>terrain pieces</source>
        <translation>éléments de décor</translation>
    </message>
    <message>
        <source>an order token was drawn: its unit activates first</source>
        <translation>un pion d’ordre a été pioché&#xa0;: son unité s’active d’abord</translation>
    </message>
    <message>
        <source>this game has no order tokens</source>
        <translation>cette partie n’a pas de pions d’ordre</translation>
    </message>
    <message>
        <source>this game has no pass pools</source>
        <translation>cette partie n’a pas de réserves de passe</translation>
    </message>
    <message>
        <source>the unit has no such upgrade</source>
        <translation>l’unité n’a pas cette amélioration</translation>
    </message>
    <message>
        <source>the upgrade has no such side</source>
        <translation>l’amélioration n’a pas cette face</translation>
    </message>
    <message>
        <source>the card is there already</source>
        <translation>la carte est déjà là</translation>
    </message>
    <message>
        <source>the card of this round leaves play in the End Phase</source>
        <translation>la carte de ce round quitte le jeu à la phase finale</translation>
    </message>
    <message>
        <source>the player has no such command card</source>
        <translation>le joueur n’a pas cette carte de commandement</translation>
    </message>
    <message>
        <source>there is no such token</source>
        <translation>il n’y a pas de tel pion</translation>
    </message>
    <message>
        <source>a new token lies somewhere, or a unit holds it</source>
        <translation>un nouveau pion est posé quelque part, ou une unité le détient</translation>
    </message>
    <message>
        <source>there is no such terrain piece</source>
        <translation>il n’y a pas de tel élément de décor</translation>
    </message>
    <message>
        <source>a new terrain piece has no id yet</source>
        <translation>un nouvel élément de décor n’a pas encore d’identifiant</translation>
    </message>
    <message>
        <source>a new terrain piece lies somewhere</source>
        <translation>un nouvel élément de décor est posé quelque part</translation>
    </message>
    <message>
        <source>a new terrain piece is 0.1 to 36 inches long, deep and high</source>
        <translation>un nouvel élément de décor fait de 0,1 à 36 pouces de long, de profondeur et de haut</translation>
    </message>
    <message>
        <source>a miniature of %1 stands there</source>
        <translation>une figurine de %1 se tient là</translation>
    </message>
    <message>
        <source>the die does not have this face</source>
        <translation>le dé n’a pas cette face</translation>
    </message>
    <message>
        <source>no attack pool is being resolved</source>
        <translation>aucune réserve d’attaque n’est en cours</translation>
    </message>
    <message>
        <source>dice are being rolled</source>
        <translation>des dés sont en train d’être lancés</translation>
    </message>
    <message>
        <source>the dice are not rolled yet: change their pool instead</source>
        <translation>les dés ne sont pas encore lancés&#xa0;: changez plutôt leur réserve</translation>
    </message>
    <message>
        <source>defense dice are red or white defense dice</source>
        <translation>les dés de défense sont des dés de défense rouges ou blancs</translation>
    </message>
    <message>
        <source>attack dice are red, black or white ones</source>
        <translation>les dés d’attaque sont rouges, noirs ou blancs</translation>
    </message>
    <message>
        <source>no defense dice are about to be rolled</source>
        <translation>aucun dé de défense n’est sur le point d’être lancé</translation>
    </message>
    <message>
        <source>no attack dice are about to be rolled</source>
        <translation>aucun dé d’attaque n’est sur le point d’être lancé</translation>
    </message>
    <message>
        <source>no attack pool is open</source>
        <translation>aucune réserve d’attaque n’est ouverte</translation>
    </message>
    <message>
        <source>a weapon has a name of up to %1 bytes</source>
        <translation>une arme a un nom de %1 octets au plus</translation>
    </message>
    <message>
        <source>a weapon has up to %1 keywords</source>
        <translation>une arme a %1 mots-clés au plus</translation>
    </message>
    <message>
        <source>weapons by hand</source>
        <translation>armes à la main</translation>
    </message>
    <message>
        <source>the dice of the pool are fixed: the weapon can add keywords only</source>
        <translation>les dés de la réserve sont fixés&#xa0;: l’arme ne peut ajouter que des mots-clés</translation>
    </message>
    <message>
        <source>this game knows no catalogue: give the weapon&apos;s dice or keywords</source>
        <translation>cette partie ne connaît pas de catalogue&#xa0;: donnez les dés ou les mots-clés de l’arme</translation>
    </message>
    <message>
        <source>no card prints a weapon &quot;%1&quot;</source>
        <translation>aucune carte ne porte d’arme «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>no card prints a weapon &quot;%1&quot; (did you mean &quot;%2&quot;?)</source>
        <translation>aucune carte ne porte d’arme «&#x202f;%1&#x202f;» (vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?)</translation>
    </message>
    <message>
        <source>%1 is no keyword of weapons</source>
        <translation>%1 n’est pas un mot-clé d’armes</translation>
    </message>
    <message>
        <source>%1 joins the attack pool by hand: %2</source>
        <translation>%1 rejoint la réserve d’attaque à la main&#xa0;: %2</translation>
    </message>
    <message>
        <source>dice by hand: were %1, are %2</source>
        <translation>dés à la main&#xa0;: étaient %1, sont %2</translation>
    </message>
    <message>
        <source>no cover is being determined</source>
        <translation>aucun couvert n’est en train d’être déterminé</translation>
    </message>
    <message>
        <source>cover pool by hand: %1 dice and %2 blocks before, %3 and %4 now</source>
        <translation>réserve de couvert à la main&#xa0;: %1 dés et %2 blocages avant, %3 et %4 maintenant</translation>
    </message>
    <message>
        <source>no attack pool is being formed</source>
        <translation>aucune réserve d’attaque n’est en cours de constitution</translation>
    </message>
    <message>
        <source>no cover pool is about to be rolled</source>
        <translation>aucune réserve de couvert n’est sur le point d’être lancée</translation>
    </message>
    <message>
        <source>a roll has dice</source>
        <translation>un lancer a des dés</translation>
    </message>
    <message>
        <source>an effect must give or take keywords, or change courage, Speed or the defense die</source>
        <translation>un effet doit donner ou retirer des mots-clés, ou changer le courage, la vitesse ou le dé de défense</translation>
    </message>
    <message>
        <source>the unit has no such effect</source>
        <translation>l’unité n’a pas cet effet</translation>
    </message>
    <message>
        <source>a parameter has up to %1 bytes</source>
        <translation>un paramètre a jusqu’à %1 octets</translation>
    </message>
    <message>
        <source>%1: its number is 1 to %2</source>
        <translation>%1&#xa0;: son nombre va de 1 à %2</translation>
    </message>
    <message>
        <source>there is no keyword &quot;%1&quot;</source>
        <translation>il n’y a pas de mot-clé «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no keyword &quot;%1&quot; (did you mean &quot;%2&quot;?)</source>
        <translation>il n’y a pas de mot-clé «&#x202f;%1&#x202f;» (vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?)</translation>
    </message>
    <message>
        <source>%1 is a keyword of weapons, not of units</source>
        <translation>%1 est un mot-clé d’armes, pas d’unités</translation>
    </message>
    <message>
        <source>%1 is a keyword of Upgrade Cards, not of units</source>
        <translation>%1 est un mot-clé de cartes d’amélioration, pas d’unités</translation>
    </message>
    <message>
        <source>%1 has a number</source>
        <translation>%1 a un nombre</translation>
    </message>
    <message>
        <source>%1 has no number</source>
        <translation>%1 n’a pas de nombre</translation>
    </message>
    <message>
        <source>%1 has a parameter</source>
        <translation>%1 a un paramètre</translation>
    </message>
    <message>
        <source>%1 has no parameter</source>
        <translation>%1 n’a pas de paramètre</translation>
    </message>
    <message>
        <source>%1 does not have %2</source>
        <translation>%1 n’a pas %2</translation>
    </message>
    <message>
        <source>an effect may give and take at most %1 keywords</source>
        <translation>un effet peut donner et retirer au plus %1 mots-clés</translation>
    </message>
    <message>
        <source>courage: the change must be from -%1 to %2</source>
        <translation>courage&#xa0;: la modification doit aller de -%1 à %2</translation>
    </message>
    <message>
        <source>Speed: the change must be from -%1 to %2</source>
        <translation>vitesse&#xa0;: la modification doit aller de -%1 à %2</translation>
    </message>
    <message>
        <source>%1 has no courage</source>
        <translation>%1 n’a pas de courage</translation>
    </message>
    <message>
        <source>a defense die is red or white</source>
        <translation>un dé de défense est rouge ou blanc</translation>
    </message>
    <message>
        <source>no attack is under way</source>
        <translation>aucune attaque n’est en cours</translation>
    </message>
    <message>
        <source>moved by hand</source>
        <translation>déplacée à la main</translation>
    </message>
    <message>
        <source>deployed by hand</source>
        <translation>déployée à la main</translation>
    </message>
    <message>
        <source>returned by hand</source>
        <translation>remise en jeu à la main</translation>
    </message>
    <message>
        <source>joins by hand</source>
        <translation>ajoutée à la main</translation>
    </message>
    <message>
        <source>taken off the battlefield by hand</source>
        <translation>retirée du champ de bataille à la main</translation>
    </message>
    <message>
        <source>moves with the movement tool</source>
        <translation>se déplace avec le gabarit de déplacement</translation>
    </message>
    <message>
        <source>the position is now in the sandbox: no rules apply</source>
        <translation>la position est maintenant dans le bac à sable&#xa0;: aucune règle ne s’applique</translation>
    </message>
    <message>
        <source>%1 tokens by hand</source>
        <translation>pions à la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>wounds by hand</source>
        <translation>blessures à la main</translation>
    </message>
    <message>
        <source>actions left by hand</source>
        <translation>actions restantes à la main</translation>
    </message>
    <message>
        <source>further attack actions by hand</source>
        <translation>autres actions d’attaque à la main</translation>
    </message>
    <message>
        <source>further weapons of each miniature by hand</source>
        <translation>armes supplémentaires de chaque figurine à la main</translation>
    </message>
    <message>
        <source>%1 victory points by hand</source>
        <translation>points de victoire à la main, joueur %1</translation>
    </message>
    <message>
        <source>%1 pass pool by hand</source>
        <translation>réserve de passe à la main, joueur %1</translation>
    </message>
    <message>
        <source>%1: marks by hand</source>
        <translation>%1&#xa0;: marques à la main</translation>
    </message>
    <message>
        <source>dice rolled by hand</source>
        <translation>dés lancés à la main</translation>
    </message>
    <message>
        <source>order token by hand: was %1, is %2</source>
        <translation>pion d’ordre à la main&#xa0;: était %1, est %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>faceup</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>activée</translation>
    </message>
    <message>
        <source>%1: %2 faceup by hand</source>
        <translation>%1&#xa0;: %2 face visible, à la main</translation>
    </message>
    <message>
        <source>%1 readied by hand, was %2</source>
        <translation>%1 redressée à la main, était %2</translation>
    </message>
    <message>
        <source>%1 exhausted by hand, was %2</source>
        <translation>%1 inclinée à la main, était %2</translation>
    </message>
    <message>
        <source>%1 expended by hand, was %2</source>
        <translation>%1 épuisée à la main, était %2</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prête</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>inclinée</translation>
    </message>
    <message>
        <source>expended</source>
        <translation>épuisée</translation>
    </message>
    <message>
        <source>%1&apos;s %2 to the hand, by hand, from %3</source>
        <translation>%2, joueur %1&#xa0;: vers la main, à la main, depuis %3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 discarded by hand, from %3</source>
        <translation>%2, joueur %1&#xa0;: défaussée à la main, depuis %3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 into play for good, by hand, from %3</source>
        <translation>%2, joueur %1&#xa0;: en jeu pour de bon, à la main, depuis %3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 set aside by hand, from %3</source>
        <translation>%2, joueur %1&#xa0;: mise de côté à la main, depuis %3</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>la main</translation>
    </message>
    <message>
        <source>the discarded cards</source>
        <translation>la défausse</translation>
    </message>
    <message>
        <source>the cards in play for good</source>
        <translation>les cartes en jeu pour de bon</translation>
    </message>
    <message>
        <source>the cards set aside</source>
        <translation>les cartes mises de côté</translation>
    </message>
    <message>
        <source>the battlefield</source>
        <translation>le champ de bataille</translation>
    </message>
    <message>
        <source>%1 %2, by hand</source>
        <translation>%1 %2, à la main</translation>
    </message>
    <message>
        <source>%1 ends, by hand</source>
        <translation>%1&#xa0;: fin, à la main</translation>
    </message>
    <message>
        <source>objective token %1 placed by hand, %2</source>
        <translation>pion d’objectif %1 posé à la main, %2</translation>
    </message>
    <message>
        <source>objective token %1 given to a unit by hand, %2</source>
        <translation>pion d’objectif %1 donné à une unité à la main, %2</translation>
    </message>
    <message>
        <source>objective token %1 removed by hand, %2</source>
        <translation>pion d’objectif %1 retiré à la main, %2</translation>
    </message>
    <message>
        <source>it is new</source>
        <translation>il est nouveau</translation>
    </message>
    <message>
        <source>was held by %1</source>
        <translation>était détenu par %1</translation>
    </message>
    <message>
        <source>was off the battlefield</source>
        <translation>était hors du champ de bataille</translation>
    </message>
    <message>
        <source>was at %1, %2</source>
        <translation>était en %1&#x202f;; %2</translation>
    </message>
    <message>
        <source>attack dice by hand, were %1</source>
        <translation>dés d’attaque à la main, étaient %1</translation>
    </message>
    <message>
        <source>defense dice by hand, were %1</source>
        <translation>dés de défense à la main, étaient %1</translation>
    </message>
    <message>
        <source>attack pool by hand: was %1, is %2</source>
        <translation>réserve d’attaque à la main&#xa0;: était %1, est %2</translation>
    </message>
    <message>
        <source>defense pool by hand: was %1, is %2</source>
        <translation>réserve de défense à la main&#xa0;: était %1, est %2</translation>
    </message>
    <message>
        <source>cover by hand: was %1, is %2</source>
        <translation>couvert à la main&#xa0;: était %1, est %2</translation>
    </message>
    <message>
        <source>light</source>
        <translation>léger</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>lourd</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vierge</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touche</translation>
    </message>
    <message>
        <source>crit</source>
        <translation>critique</translation>
    </message>
    <message>
        <source>attack surge</source>
        <translation>adrénaline d’attaque</translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocage</translation>
    </message>
    <message>
        <source>defense surge</source>
        <translation>adrénaline de défense</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>%1 rouge</translation>
    </message>
    <message>
        <source>black %1</source>
        <translation>%1 noir</translation>
    </message>
    <message>
        <source>white %1</source>
        <translation>%1 blanc</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: terrain removed by hand, was at %2, %3 turned by %4 degrees</source>
        <translation>%1&#xa0;: décor retiré à la main, était en %2&#x202f;; %3, tourné de %4 degrés</translation>
    </message>
    <message>
        <source>%1: terrain placed by hand</source>
        <translation>%1&#xa0;: décor posé à la main</translation>
    </message>
    <message>
        <source>%1: terrain moved by hand, was at %2, %3 turned by %4 degrees</source>
        <translation>%1&#xa0;: décor déplacé à la main, était en %2&#x202f;; %3, tourné de %4 degrés</translation>
    </message>
    <message>
        <source>the answer must be %1</source>
        <translation>la réponse doit être&#xa0;: %1</translation>
    </message>
    <message>
        <source>one option</source>
        <translation>un choix</translation>
    </message>
    <message>
        <source>some options</source>
        <translation>des choix</translation>
    </message>
    <message>
        <source>a count</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a move</source>
        <translation>un déplacement</translation>
    </message>
    <message>
        <source>places</source>
        <translation>des emplacements</translation>
    </message>
    <message>
        <source>dice faces</source>
        <translation>des faces de dés</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>un tirage</translation>
    </message>
    <message>
        <source>a spot</source>
        <translation>un endroit</translation>
    </message>
    <message>
        <source>the answer names an option that is not offered</source>
        <translation>la réponse nomme une option qui n’est pas proposée</translation>
    </message>
    <message>
        <source>option %1 to %2, not %3</source>
        <translation>choix %1 à %2, pas %3</translation>
    </message>
    <message>
        <source>option %1 twice</source>
        <translation>choix %1 deux fois</translation>
    </message>
    <message>
        <source>%1 to %2 options, not %3</source>
        <translation>%1 à %2 choix, pas %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3, not %4</source>
        <translation>%1&#xa0;: de %2 à %3, pas %4</translation>
    </message>
    <message>
        <source>die %1 has no such face</source>
        <translation>le dé %1 n’a pas cette face</translation>
    </message>
    <message>
        <source>draw %1 to %2, not %3</source>
        <translation>tirage %1 à %2, pas %3</translation>
    </message>
    <message>
        <source>a spot has finite numbers</source>
        <translation>un endroit a des nombres finis</translation>
    </message>
    <message>
        <source>a move has finite numbers</source>
        <translation>un déplacement a des nombres finis</translation>
    </message>
    <message>
        <source>a position has finite numbers</source>
        <translation>une position a des nombres finis</translation>
    </message>
    <message>
        <source>there is no open question</source>
        <translation>il n’y a plus de question</translation>
    </message>
    <message>
        <source>the sandbox has no questions: change the battlefield by hand</source>
        <translation>le bac à sable n’a pas de questions&#xa0;: changez le champ de bataille à la main</translation>
    </message>
    <message>
        <source>dodge tokens to spend</source>
        <translation>pions esquive à dépenser</translation>
    </message>
    <message>
        <source>surge tokens to spend</source>
        <translation>pions adrénaline à dépenser</translation>
    </message>
    <message>
        <source>suppression tokens to remove</source>
        <translation>pions suppression à retirer</translation>
    </message>
    <message>
        <source>victory points from %1</source>
        <translation>points de victoire de %1</translation>
    </message>
    <message>
        <source>hits that Backup cancels</source>
        <translation>touches que le Soutien (Backup) annule</translation>
    </message>
    <message>
        <source>hits and crits that %1 cancels</source>
        <translation>touches et critiques que %1 annule</translation>
    </message>
    <message>
        <source>hits that %1 cancels</source>
        <translation>touches que %1 annule</translation>
    </message>
    <message>
        <source>blocks of the guardian that %1 cancels</source>
        <translation>blocages de l’unité qui protège que %1 annule</translation>
    </message>
    <message>
        <source>another kind of move was declared</source>
        <translation>un autre type de déplacement a été déclaré</translation>
    </message>
    <message>
        <source>a movement tool has Speed 1 to 3, not %1</source>
        <translation>un gabarit de déplacement a une vitesse de 1 à 3, pas %1</translation>
    </message>
    <message>
        <source>a move must stop on its tool, from 0 to 1 of the tool&apos;s length</source>
        <translation>un déplacement doit s’arrêter sur son gabarit, de 0 à 1 de sa longueur</translation>
    </message>
    <message>
        <source>not a legal move</source>
        <translation>déplacement illégal</translation>
    </message>
    <message>
        <source>a unit that withdraws leaves base contact</source>
        <translation>une unité qui se replie quitte le contact socle à socle</translation>
    </message>
    <message>
        <source>in base contact with 2 enemy units at once</source>
        <translation>en contact socle à socle avec 2 unités ennemies à la fois</translation>
    </message>
    <message>
        <source>a compulsory Move cannot go along this tool</source>
        <translation>un déplacement obligatoire ne peut suivre ce gabarit</translation>
    </message>
    <message>
        <source>a compulsory Move uses the tool of the unit&apos;s Speed, which is %1</source>
        <translation>un déplacement obligatoire utilise le gabarit de la vitesse de l’unité, qui est %1</translation>
    </message>
    <message>
        <source>a compulsory Move must go to the end of its tool if possible</source>
        <translation>un déplacement obligatoire doit aller au bout de son gabarit si possible</translation>
    </message>
    <message>
        <source>a compulsory Move must go as far along its tool as possible: stop %1</source>
        <translation>un déplacement obligatoire doit aller aussi loin que possible le long de son gabarit&#xa0;: arrêt %1</translation>
    </message>
    <message>
        <source>a miniature on a notched base may not Climb</source>
        <translation>une figurine sur un socle à encoches ne peut pas escalader</translation>
    </message>
    <message>
        <source>only a miniature on a notched base may Pivot</source>
        <translation>seule une figurine sur un socle à encoches peut pivoter</translation>
    </message>
    <message>
        <source>a %1 may not Pivot</source>
        <translation>type d’unité «&#x202f;%1&#x202f;»&#xa0;: ne peut pas pivoter</translation>
    </message>
    <message>
        <source>only a miniature on a notched base makes Reverse Moves</source>
        <translation>seule une figurine sur un socle à encoches peut reculer</translation>
    </message>
    <message>
        <source>a %1 may not make Reverse Moves</source>
        <translation>type d’unité «&#x202f;%1&#x202f;»&#xa0;: ne peut pas reculer</translation>
    </message>
    <message>
        <source>only a unit with %1 on a base with side notches makes Strafe Moves</source>
        <translation>seule une unité avec %1 sur un socle à encoches latérales peut déraper</translation>
    </message>
    <message>
        <source>no room for the Pivot before the Move</source>
        <translation>pas de place pour le pivot avant le déplacement</translation>
    </message>
    <message>
        <source>a unit with %1 cannot make Reverse Moves</source>
        <translation>une unité avec %1 ne peut pas reculer</translation>
    </message>
    <message>
        <source>a unit with %1 can only Pivot</source>
        <translation>une unité avec %1 ne peut que pivoter</translation>
    </message>
    <message>
        <source>not in cohesion</source>
        <translation>hors de cohésion</translation>
    </message>
    <message>
        <source>not as close to the unit leader as possible</source>
        <translation>pas aussi près du chef d’unité que possible</translation>
    </message>
    <message>
        <source>in base contact with the enemy unit where that is possible</source>
        <translation>en contact socle à socle avec l’unité ennemie quand c’est possible</translation>
    </message>
    <message>
        <source>it ends in difficult terrain, and the leader&apos;s tool was too fast for that</source>
        <translation>elle finit en terrain difficile, et le gabarit du chef était trop rapide pour cela</translation>
    </message>
    <message>
        <source>a notched base must face the same direction as its unit leader</source>
        <translation>un socle à encoches doit être orienté comme son chef d’unité</translation>
    </message>
    <message>
        <source>it cannot stand there</source>
        <translation>elle ne peut pas se tenir là</translation>
    </message>
    <message>
        <source>within allied territory</source>
        <translation>dans le territoire allié</translation>
    </message>
    <message>
        <source>each miniature that follows the unit leader must be placed exactly once</source>
        <translation>chaque figurine qui suit le chef d’unité doit être placée exactement une fois</translation>
    </message>
    <message>
        <source>the unit leader is placed first, alone</source>
        <translation>le chef d’unité est placé d’abord, seul</translation>
    </message>
    <message>
        <source>the unit leader stands completely within allied territory</source>
        <translation>le chef d’unité se tient entièrement dans le territoire allié</translation>
    </message>
    <message>
        <source>within half-range of the unit leader that dropped it</source>
        <translation>à demi-portée du chef d’unité qui l’a lâchée</translation>
    </message>
    <message>
        <source>the smoke token is not completely within range 1 of the unit leader</source>
        <translation>le pion fumée n’est pas entièrement à portée 1 du chef d’unité</translation>
    </message>
    <message>
        <source>the unit leader has no line of sight to the smoke token</source>
        <translation>le chef d’unité n’a pas de ligne de vue sur le pion fumée</translation>
    </message>
    <message>
        <source>no spot within half-range is legal: place it as close as possible to the unit leader that dropped it</source>
        <translation>aucun endroit à demi-portée n’est légal&#xa0;: posez-la aussi près que possible du chef d’unité qui l’a lâchée</translation>
    </message>
    <message>
        <source>a miniature adds 1 weapon at most</source>
        <translation>une figurine ajoute au plus 1 arme</translation>
    </message>
    <message>
        <source>a miniature adds %1 weapons at most</source>
        <translation>une figurine ajoute au plus %1 armes</translation>
    </message>
    <message>
        <source>1 miniature adds %1 in an attack</source>
        <translation>1 figurine ajoute %1 dans une attaque</translation>
    </message>
    <message>
        <source>%1: each miniature adds a weapon that it may add</source>
        <translation>%1&#xa0;: chaque figurine ajoute une arme qu’elle peut ajouter</translation>
    </message>
    <message>
        <source>dice to reroll, or none of them</source>
        <translation>des dés à relancer, ou aucun</translation>
    </message>
    <message>
        <source>game started</source>
        <translation>la partie commence</translation>
    </message>
    <message>
        <source>the dispute is decided: %1</source>
        <translation>le litige est tranché&#xa0;: %1</translation>
    </message>
    <message>
        <source>the edition of this game has no roll for a dispute</source>
        <translation>l’édition de cette partie n’a pas de jet pour un litige</translation>
    </message>
    <message>
        <source>a game of the edition of %1: its round, army building, colours and disputes; all other rules are those of 2026</source>
        <translation>une partie de l’édition de %1&#xa0;: son tour de jeu, sa construction d’armée, ses couleurs et ses litiges&#x202f;; toutes les autres règles sont celles de 2026</translation>
    </message>
    <message>
        <source>receives the round counter</source>
        <translation>reçoit le compte-tour</translation>
    </message>
    <message>
        <source>has the lower army total and chooses a colour</source>
        <translation>a l’armée au total le plus bas et choisit une couleur</translation>
    </message>
    <message>
        <source>chooses a colour: the totals are equal and the die decides</source>
        <translation>choisit une couleur&#xa0;: les totaux sont égaux et le dé décide</translation>
    </message>
    <message>
        <source>the unit leader of %1 becomes a commander</source>
        <translation>le chef d’unité de %1 devient un commandant</translation>
    </message>
    <message>
        <source>%1 is not a card of the edition of %2</source>
        <translation>%1 n’est pas une carte de l’édition de %2</translation>
    </message>
    <message>
        <source>remove it, or choose another size of game</source>
        <translation>retirez-la, ou choisissez une autre taille de partie</translation>
    </message>
    <message>
        <source>%1; %2 (%3, p. %4, %5)</source>
        <translation>%1&#x202f;; %2 (%3, p. %4, «&#x202f;%5&#x202f;»)</translation>
    </message>
    <message>
        <source>taken for a list of the edition of %1: only its prices give the stated total</source>
        <translation>lue comme une liste de l’édition de %1&#xa0;: seuls ses prix donnent le total indiqué</translation>
    </message>
    <message>
        <source>the name of its folder</source>
        <translation>le nom de son dossier</translation>
    </message>
    <message>
        <source>round started</source>
        <translation>le round commence</translation>
    </message>
    <message>
        <source>round ended</source>
        <translation>le round est fini</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>only one player has undefeated units</source>
        <translation>un seul joueur a encore des unités en jeu</translation>
    </message>
    <message>
        <source>12 victory points and more than the opponent</source>
        <translation>12 points de victoire et plus que l’adversaire</translation>
    </message>
    <message>
        <source>most victory points</source>
        <translation>le plus de points de victoire</translation>
    </message>
    <message>
        <source>fewest points of own units defeated</source>
        <translation>le moins de points d’unités perdues</translation>
    </message>
    <message>
        <source>equal victory points and equal points of defeated units</source>
        <translation>égalité des points de victoire et des points d’unités vaincues</translation>
    </message>
    <message>
        <source>agrees to the facts of every terrain piece</source>
        <translation>accepte les caractéristiques de chaque élément de décor</translation>
    </message>
    <message>
        <source>rolls to be the blue player</source>
        <translation>lance les dés pour être le joueur bleu</translation>
    </message>
    <message>
        <source>%1 is the blue player</source>
        <translation>%1 est le joueur bleu</translation>
    </message>
    <message>
        <source>leaves the mission as it is</source>
        <translation>laisse la mission comme elle est</translation>
    </message>
    <message>
        <source>becomes the blue player</source>
        <translation>devient le joueur bleu</translation>
    </message>
    <message>
        <source>modifies the mission</source>
        <translation>modifie la mission</translation>
    </message>
    <message>
        <source>takes the near long edge</source>
        <translation>prend le grand bord proche</translation>
    </message>
    <message>
        <source>takes the far long edge</source>
        <translation>prend le grand bord éloigné</translation>
    </message>
    <message>
        <source>takes the Commander token</source>
        <translation>prend le pion commandant</translation>
    </message>
    <message>
        <source>deployed in a prepared position</source>
        <translation>déployée en position préparée</translation>
    </message>
    <message>
        <source>both players agree: terrain cannot be adjusted for the %1</source>
        <translation>les deux joueurs sont d’accord&#xa0;: le décor ne peut être ajusté pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>POI placed</source>
        <translation>PDI posé</translation>
    </message>
    <message>
        <source>asset placed</source>
        <translation>atout posé</translation>
    </message>
    <message>
        <source>%1 as close to its place as possible: at its place it %2</source>
        <translation>%1, au plus près de sa place possible&#x202f;; à sa place&#xa0;: %2</translation>
    </message>
    <message>
        <source>asset claimed</source>
        <translation>revendique l’atout</translation>
    </message>
    <message>
        <source>asset dropped</source>
        <translation>lâche l’atout</translation>
    </message>
    <message>
        <source>Claim asset %1</source>
        <translation>Revendiquer l’atout %1</translation>
    </message>
    <message>
        <source>POI at %1, %2</source>
        <translation>PDI en %1&#x202f;; %2</translation>
    </message>
    <message>
        <source>asset at %1, %2</source>
        <translation>atout en %1&#x202f;; %2</translation>
    </message>
    <message>
        <source>the token %1</source>
        <translation>le pion&#xa0;: %1</translation>
    </message>
    <message>
        <source>off the battlefield</source>
        <translation>hors du champ de bataille</translation>
    </message>
    <message>
        <source>overlaps impassable %1</source>
        <translation>chevauche %1, infranchissable</translation>
    </message>
    <message>
        <source>overlaps the barricade %1</source>
        <translation>chevauche la barricade %1</translation>
    </message>
    <message>
        <source>overlaps %1, an obstacle of height 2 or greater</source>
        <translation>chevauche %1, un obstacle de hauteur 2 ou plus</translation>
    </message>
    <message>
        <source>partially overlaps %1, which is not area terrain</source>
        <translation>chevauche en partie %1, qui n’est pas un terrain en zone</translation>
    </message>
    <message>
        <source>overlaps objective token %1</source>
        <translation>chevauche le pion d’objectif %1</translation>
    </message>
    <message>
        <source>is not on a flat surface</source>
        <translation>n’est pas sur une surface plane</translation>
    </message>
    <message>
        <source>smoke token placed</source>
        <translation>pion fumée placé</translation>
    </message>
    <message>
        <source>smoke tokens removed</source>
        <translation>pions fumée retirés</translation>
    </message>
    <message>
        <source>%1 placed</source>
        <translation>%1 placé</translation>
    </message>
    <message>
        <source>receives %1</source>
        <translation>reçoit %1</translation>
    </message>
    <message>
        <source>%1 detonates</source>
        <translation>%1 explose</translation>
    </message>
    <message>
        <source>Bane token placed facedown</source>
        <translation>pion Bane placé face cachée</translation>
    </message>
    <message>
        <source>Bane token revealed: %1</source>
        <translation>pion Bane révélé&#xa0;: %1</translation>
    </message>
    <message>
        <source>takes the place of the token %1</source>
        <translation>prend la place du pion %1</translation>
    </message>
    <message>
        <source>%1 is divulged</source>
        <translation>%1 est divulguée</translation>
    </message>
    <message>
        <source>is not within range 1 of its unit</source>
        <translation>n’est pas à portée 1 de son unité</translation>
    </message>
    <message>
        <source>is within range 1 of an enemy unit</source>
        <translation>est à portée 1 d’une unité ennemie</translation>
    </message>
    <message>
        <source>is within range 1 of enemy territory</source>
        <translation>est à portée 1 du territoire ennemi</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>%1 déplacé</translation>
    </message>
    <message>
        <source>%1 leaves the game</source>
        <translation>%1 quitte la partie</translation>
    </message>
    <message>
        <source>%1 is destroyed</source>
        <translation>%1 est détruit</translation>
    </message>
    <message>
        <source>%1: wound tokens on it: %2</source>
        <translation>%1&#xa0;: pions blessure posés dessus&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: suppression tokens on it: %2</source>
        <translation>%1&#xa0;: pions suppression posés dessus&#xa0;: %2</translation>
    </message>
    <message>
        <source>takes control of %1</source>
        <translation>prend le contrôle de %1</translation>
    </message>
    <message>
        <source>Claim %1</source>
        <translation>Revendiquer %1</translation>
    </message>
    <message>
        <source>because of the unit %1</source>
        <translation>grâce à l’unité %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pour %1</translation>
    </message>
    <message>
        <source>for two units outside allied territory</source>
        <translation>pour deux unités hors du territoire allié</translation>
    </message>
    <message>
        <source>for both tokens in contested territory</source>
        <translation>pour les deux pions en territoire contesté</translation>
    </message>
    <message>
        <source>for two Vanguard units at secured Flags</source>
        <translation>pour deux unités Vanguard aux Flags contrôlés</translation>
    </message>
    <message>
        <source>for the number of tokens under control: %1</source>
        <translation>pour le nombre de pions sous contrôle&#xa0;: %1</translation>
    </message>
    <message>
        <source>more enemy units than allied units are Suppressed</source>
        <translation>plus d’unités ennemies que d’unités alliées sont démoralisées</translation>
    </message>
    <message>
        <source>an enemy unit is Panicked</source>
        <translation>une unité ennemie est paniquée</translation>
    </message>
    <message>
        <source>every enemy unit has suppression</source>
        <translation>chaque unité ennemie a un pion suppression</translation>
    </message>
    <message>
        <source>an enemy unit defeated by an attack</source>
        <translation>une unité ennemie vaincue par une attaque</translation>
    </message>
    <message>
        <source>an enemy unit defeated by an attack from allied territory</source>
        <translation>une unité ennemie vaincue par une attaque depuis le territoire allié</translation>
    </message>
    <message>
        <source>an enemy unit defeated by an attack from contested territory</source>
        <translation>une unité ennemie vaincue par une attaque depuis le territoire contesté</translation>
    </message>
    <message>
        <source>an enemy unit defeated by an attack from enemy territory</source>
        <translation>une unité ennemie vaincue par une attaque depuis le territoire ennemi</translation>
    </message>
    <message>
        <source>is within range %1 of a table edge</source>
        <translation>est à portée %1 d’un bord de la table</translation>
    </message>
    <message>
        <source>is within range %1 of a short table edge</source>
        <translation>est à portée %1 d’un petit bord de la table</translation>
    </message>
    <message>
        <source>is not within range %1 of both long table edges</source>
        <translation>n’est pas à portée %1 des deux grands bords de la table</translation>
    </message>
    <message>
        <source>is within range %1 of %2</source>
        <translation>est à portée %1 de %2</translation>
    </message>
    <message>
        <source>is not completely within range 1 of the unit leader</source>
        <translation>n’est pas entièrement à portée 1 du chef d’unité</translation>
    </message>
    <message>
        <source>is out of line of sight of the unit leader</source>
        <translation>est hors de la ligne de vue du chef d’unité</translation>
    </message>
    <message>
        <source>is not in contested territory</source>
        <translation>n’est pas en territoire contesté</translation>
    </message>
    <message>
        <source>is not within half range of its place</source>
        <translation>n’est pas à demi-portée de sa place</translation>
    </message>
    <message>
        <source>overlaps another smoke token</source>
        <translation>chevauche un autre pion fumée</translation>
    </message>
    <message>
        <source>overlaps a miniature of %1</source>
        <translation>chevauche une figurine de %1</translation>
    </message>
    <message>
        <source>no card: no commander or operative is left</source>
        <translation>aucune carte&#xa0;: il ne reste ni commandant ni agent</translation>
    </message>
    <message>
        <source>no card: no card in the hand may be played</source>
        <translation>aucune carte&#xa0;: aucune carte de la main ne peut être jouée</translation>
    </message>
    <message>
        <source>a command card facedown</source>
        <translation>une carte de commandement face cachée</translation>
    </message>
    <message>
        <source>%1: pips of the command card in a tie for priority: %2</source>
        <translation>%1&#xa0;: points lumineux de la carte de commandement en cas d’égalité&#xa0;: %2</translation>
    </message>
    <message>
        <source>the card with the least pips</source>
        <translation>la carte avec le moins de points lumineux</translation>
    </message>
    <message>
        <source>the only player with a command card</source>
        <translation>seul joueur avec une carte de commandement</translation>
    </message>
    <message>
        <source>the red die breaks the tie</source>
        <translation>le dé rouge départage</translation>
    </message>
    <message>
        <source>nobody played a card: the red die decides</source>
        <translation>personne n’a joué de carte&#xa0;: le dé rouge décide</translation>
    </message>
    <message>
        <source>commander nominated</source>
        <translation>commandant désigné</translation>
    </message>
    <message>
        <source>no commander nominated</source>
        <translation>aucun commandant désigné</translation>
    </message>
    <message>
        <source>order issued</source>
        <translation>ordre donné</translation>
    </message>
    <message>
        <source>transports %1</source>
        <translation>transporte %1</translation>
    </message>
    <message>
        <source>deploys from %1</source>
        <translation>se déploie depuis %1</translation>
    </message>
    <message>
        <source>no commander to issue orders</source>
        <translation>aucun commandant pour donner des ordres</translation>
    </message>
    <message>
        <source>no unit is left to receive an order</source>
        <translation>plus aucune unité ne peut recevoir d’ordre</translation>
    </message>
    <message>
        <source>order pool</source>
        <translation>réserve d’ordres</translation>
    </message>
    <message>
        <source>pass pool</source>
        <translation>réserve de passe</translation>
    </message>
    <message>
        <source>%1 returns to the hand</source>
        <translation>%1 revient en main</translation>
    </message>
    <message>
        <source>%1 stays in play</source>
        <translation>%1 reste en jeu</translation>
    </message>
    <message>
        <source>%1 is discarded</source>
        <translation>%1 est défaussée</translation>
    </message>
    <message>
        <source>its order token goes back to the order pool because of %1</source>
        <translation>son pion d’ordre retourne dans la réserve à cause de %1</translation>
    </message>
    <message>
        <source>an order token from the order pool</source>
        <translation>un pion d’ordre de la réserve</translation>
    </message>
    <message>
        <source>no unit of that rank waits: the order token leaves the game</source>
        <translation>aucune unité de ce rang n’attend&#xa0;: le pion d’ordre quitte la partie</translation>
    </message>
    <message>
        <source>passes: the order token had no unit</source>
        <translation>passe&#xa0;: le pion d’ordre n’avait pas d’unité</translation>
    </message>
    <message>
        <source>passes for an advantage token</source>
        <translation>passe contre un pion avantage</translation>
    </message>
    <message>
        <source>no Trooper unit to promote</source>
        <translation>aucune unité de soldats à promouvoir</translation>
    </message>
    <message>
        <source>%1 become a commander</source>
        <translation>%1 devient commandant</translation>
    </message>
    <message>
        <source>is not within range 1 of the unit leader</source>
        <translation>n’est pas à portée 1 du chef d’unité</translation>
    </message>
    <message>
        <source>touches no terrain, or only area terrain</source>
        <translation>ne touche aucun décor, ou seulement un décor de zone</translation>
    </message>
    <message>
        <source>Roll 1 more die</source>
        <translation>Lancer 1 dé de plus</translation>
    </message>
    <message>
        <source>rallies with 1 more die near an allied Graffiti token</source>
        <translation>se rallie avec 1 dé de plus près d’un pion graffiti allié</translation>
    </message>
    <message>
        <source>rallies with 1 fewer die near an enemy Graffiti token</source>
        <translation>se rallie avec 1 dé de moins près d’un pion graffiti ennemi</translation>
    </message>
    <message>
        <source>rallies with red defense dice</source>
        <translation>se rallie avec des dés de défense rouges</translation>
    </message>
    <message>
        <source>reacts at range %1</source>
        <translation>réagit à portée %1</translation>
    </message>
    <message>
        <source>may not use the courage of %1</source>
        <translation>ne peut pas utiliser le courage de %1</translation>
    </message>
    <message>
        <source>must first make one of these actions: %1</source>
        <translation>doit d’abord effectuer une de ces actions&#xa0;: %1</translation>
    </message>
    <message>
        <source>none of the required actions is possible: 1 action less</source>
        <translation>aucune des actions exigées n’est possible&#xa0;: 1 action de moins</translation>
    </message>
    <message>
        <source>actions more: %1</source>
        <translation>actions de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>actions less: %1</source>
        <translation>actions de moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>the order token returns to the order pool</source>
        <translation>le pion d’ordre retourne dans la réserve d’ordres</translation>
    </message>
    <message>
        <source>another order token in the order pool</source>
        <translation>un autre pion d’ordre dans la réserve d’ordres</translation>
    </message>
    <message>
        <source>may activate once more in this round</source>
        <translation>peut s’activer une fois de plus pendant ce round</translation>
    </message>
    <message>
        <source>chooses its actions freely</source>
        <translation>choisit librement ses actions</translation>
    </message>
    <message>
        <source>enters play wounded</source>
        <translation>entre en jeu blessée</translation>
    </message>
    <message>
        <source>Lose the keyword</source>
        <translation>Perdre le mot-clé</translation>
    </message>
    <message>
        <source>null courage</source>
        <translation>courage nul</translation>
    </message>
    <message>
        <source>%1 while the condition holds</source>
        <translation>%1 tant que la condition est remplie</translation>
    </message>
    <message>
        <source>%1: 1 wound token on the card</source>
        <translation>%1&#xa0;: 1 pion blessure sur la carte</translation>
    </message>
    <message>
        <source>the bounty on %1</source>
        <translation>la prime sur %1</translation>
    </message>
    <message>
        <source>the secret mission of %1</source>
        <translation>la mission secrète de %1</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>viser</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquive</translation>
    </message>
    <message>
        <source>surge</source>
        <translation>adrénaline</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>observation</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>suppression</source>
        <translation>suppression</translation>
    </message>
    <message>
        <source>vehicle damage</source>
        <translation>dégâts de véhicule</translation>
    </message>
    <message>
        <source>ion</source>
        <translation>ion</translation>
    </message>
    <message>
        <source>immobilize</source>
        <translation>immobilisation</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>bouclier</translation>
    </message>
    <message>
        <source>inactive shield</source>
        <translation>bouclier inactif</translation>
    </message>
    <message>
        <source>bounty</source>
        <translation>prime</translation>
    </message>
    <message>
        <source>secret mission</source>
        <translation>mission secrète</translation>
    </message>
    <message>
        <source>%1 gained</source>
        <translation>pion gagné&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>pion retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>tokens spent</source>
        <translation>pions dépensés</translation>
    </message>
    <message>
        <source>standby token spent</source>
        <translation>pion en attente dépensé</translation>
    </message>
    <message>
        <source>%1 activate</source>
        <translation>%1 s’active</translation>
    </message>
    <message>
        <source>activation ended</source>
        <translation>fin de l’activation</translation>
    </message>
    <message>
        <source>rallied</source>
        <translation>ralliée</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>démoralisée</translation>
    </message>
    <message>
        <source>panicked: no actions</source>
        <translation>paniquée&#xa0;: aucune action</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>free action</source>
        <translation>action gratuite</translation>
    </message>
    <message>
        <source>vehicle damage: 1 action less</source>
        <translation>dégâts de véhicule&#xa0;: 1 action de moins</translation>
    </message>
    <message>
        <source>vehicle damage: no effect</source>
        <translation>dégâts de véhicule&#xa0;: aucun effet</translation>
    </message>
    <message>
        <source>ion: 1 action less</source>
        <translation>ion&#xa0;: 1 action de moins</translation>
    </message>
    <message>
        <source>ion: no effect</source>
        <translation>ion&#xa0;: aucun effet</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restaurée</translation>
    </message>
    <message>
        <source>the unit leader moved</source>
        <translation>le chef d’unité s’est déplacé</translation>
    </message>
    <message>
        <source>pivots before it moves</source>
        <translation>pivote avant de se déplacer</translation>
    </message>
    <message>
        <source>pivots after it moved</source>
        <translation>pivote après s’être déplacé</translation>
    </message>
    <message>
        <source>the others placed</source>
        <translation>les autres sont placées</translation>
    </message>
    <message>
        <source>deployed</source>
        <translation>déployée</translation>
    </message>
    <message>
        <source>stopped at the edge of the battlefield: no further actions</source>
        <translation>arrêtée au bord du champ de bataille&#xa0;: plus d’action</translation>
    </message>
    <message>
        <source>no compulsory Move is possible</source>
        <translation>aucun déplacement obligatoire n’est possible</translation>
    </message>
    <message>
        <source>out of base contact</source>
        <translation>hors de contact socle à socle</translation>
    </message>
    <message>
        <source>melee ended</source>
        <translation>fin du corps à corps</translation>
    </message>
    <message>
        <source>moved into melee</source>
        <translation>entrée en corps à corps</translation>
    </message>
    <message>
        <source>%1 readied</source>
        <translation>%1 redressée</translation>
    </message>
    <message>
        <source>%1 exhausted</source>
        <translation>%1 inclinée</translation>
    </message>
    <message>
        <source>%1 expended</source>
        <translation>%1 épuisée</translation>
    </message>
    <message>
        <source>%1: %2 faceup</source>
        <translation>%1&#xa0;: %2 face visible</translation>
    </message>
    <message>
        <source>rules of a card are lost with its miniatures</source>
        <translation>les règles d’une carte sont perdues avec ses figurines</translation>
    </message>
    <message>
        <source>rules of a card are back with its miniatures</source>
        <translation>les règles d’une carte reviennent avec ses figurines</translation>
    </message>
    <message>
        <source>miniature defeated</source>
        <translation>figurine vaincue</translation>
    </message>
    <message>
        <source>%1 defeated</source>
        <translation>%1&#xa0;: unité vaincue</translation>
    </message>
    <message>
        <source>new unit leader</source>
        <translation>nouveau chef d’unité</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1&#xa0;: fin</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>all weapons: %1</source>
        <translation>toutes les armes&#xa0;: %1</translation>
    </message>
    <message>
        <source>courage %1</source>
        <translation>courage %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>red defense die</source>
        <translation>dé de défense rouge</translation>
    </message>
    <message>
        <source>white defense die</source>
        <translation>dé de défense blanc</translation>
    </message>
    <message>
        <source>attack surge to hit</source>
        <translation>adrénaline d’attaque en touche</translation>
    </message>
    <message>
        <source>attack surge to crit</source>
        <translation>adrénaline d’attaque en critique</translation>
    </message>
    <message>
        <source>defense surge to block</source>
        <translation>adrénaline de défense en blocage</translation>
    </message>
    <message>
        <source>until the end of the attack</source>
        <translation>jusqu’à la fin de l’attaque</translation>
    </message>
    <message>
        <source>until the end of the activation</source>
        <translation>jusqu’à la fin de l’activation</translation>
    </message>
    <message>
        <source>until the end of its next activation</source>
        <translation>jusqu’à la fin de sa prochaine activation</translation>
    </message>
    <message>
        <source>until the end of the round</source>
        <translation>jusqu’à la fin du round</translation>
    </message>
    <message>
        <source>until the end of the game</source>
        <translation>jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>%1 over the table&apos;s edge</source>
        <translation>dépasse du bord de la table de %1</translation>
    </message>
    <message>
        <source>overlaps another miniature by %1</source>
        <translation>chevauche une autre figurine de %1</translation>
    </message>
    <message>
        <source>in contact with a miniature that may not be touched</source>
        <translation>en contact avec une figurine qui ne peut être touchée</translation>
    </message>
    <message>
        <source>no room: %1 stands in the way</source>
        <translation>pas de place&#xa0;: %1 gêne</translation>
    </message>
    <message>
        <source>no room</source>
        <translation>pas de place</translation>
    </message>
    <message>
        <source>partly on %1, must be wholly on it or wholly off</source>
        <translation>en partie sur %1, doit être entièrement dessus ou entièrement dehors</translation>
    </message>
    <message>
        <source>leans %1 degrees on %2, at most %3</source>
        <translation>penche de %1 degrés sur %2, au plus %3</translation>
    </message>
    <message>
        <source>on impassable %1</source>
        <translation>sur %1, infranchissable</translation>
    </message>
    <message>
        <source>only a miniature on a notched base pivots</source>
        <translation>seule une figurine sur un socle à encoches pivote</translation>
    </message>
    <message>
        <source>turns %1 degrees, at most %2</source>
        <translation>tourne de %1 degrés, au plus %2</translation>
    </message>
    <message>
        <source>bent %1 degrees, at most %2</source>
        <translation>plié de %1 degrés, au plus %2</translation>
    </message>
    <message>
        <source>both prongs of the tool must touch the base of the transport</source>
        <translation>les deux pointes du gabarit doivent toucher le socle du transport</translation>
    </message>
    <message>
        <source>both prongs of the tool must touch the allied edge of the battlefield</source>
        <translation>les deux pointes du gabarit doivent toucher le bord allié du champ de bataille</translation>
    </message>
    <message>
        <source>the tool is %1 degrees askew: its whole end must touch the base</source>
        <translation>le gabarit est de travers de %1 degrés&#xa0;: tout son bout doit toucher le socle</translation>
    </message>
    <message>
        <source>the tool lies %1 degrees off the front notch</source>
        <translation>le gabarit est à %1 degrés de l’encoche avant</translation>
    </message>
    <message>
        <source>the tool lies %1 degrees off the rear notch</source>
        <translation>le gabarit est à %1 degrés de l’encoche arrière</translation>
    </message>
    <message>
        <source>the tool lies %1 degrees off the side notch</source>
        <translation>le gabarit est à %1 degrés de l’encoche latérale</translation>
    </message>
    <message>
        <source>%1 down, at most %2</source>
        <translation>%1 vers le bas, au plus %2</translation>
    </message>
    <message>
        <source>%1 up, at most %2</source>
        <translation>%1 vers le haut, au plus %2</translation>
    </message>
    <message>
        <source>speed is 0, no move is possible</source>
        <translation>la vitesse est de 0, aucun déplacement n’est possible</translation>
    </message>
    <message>
        <source>no free path for the tool</source>
        <translation>pas de passage pour le gabarit</translation>
    </message>
    <message>
        <source>no free path for the base</source>
        <translation>pas de passage pour le socle</translation>
    </message>
    <message>
        <source>a notched base must end on the line of the tool: it is %1 off</source>
        <translation>un socle à encoches doit finir sur la ligne du gabarit&#xa0;: il en est à %1</translation>
    </message>
    <message>
        <source>ends %1 from the movement tool</source>
        <translation>finit à %1 du gabarit de déplacement</translation>
    </message>
    <message>
        <source>the tool crosses %1, %2 tall, at most %3</source>
        <translation>le gabarit traverse %1, haut de %2, au plus %3</translation>
    </message>
    <message>
        <source>the tool overlaps impassable %1</source>
        <translation>le gabarit chevauche %1, infranchissable</translation>
    </message>
    <message>
        <source>the tool overlaps difficult %1</source>
        <translation>le gabarit chevauche %1, difficile</translation>
    </message>
    <message>
        <source>ends in difficult %1</source>
        <translation>finit dans %1, difficile</translation>
    </message>
    <message>
        <source>starts in difficult %1</source>
        <translation>commence dans %1, difficile</translation>
    </message>
    <message>
        <source>the unit starts in difficult terrain</source>
        <translation>l’unité commence en terrain difficile</translation>
    </message>
    <message>
        <source>speed-%1 tool, at most speed %2</source>
        <translation>gabarit de vitesse %1, au plus vitesse %2</translation>
    </message>
    <message>
        <source>speed-%1 tool, at most speed %2: %3</source>
        <translation>gabarit de vitesse %1, au plus vitesse %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 stops the base after %2</source>
        <translation>%1 arrête le socle après %2</translation>
    </message>
    <message>
        <source>%1 from the unit leader, must be under %2</source>
        <translation>à %1 du chef d’unité, il en faut moins de %2</translation>
    </message>
    <message>
        <source>%1 above or below the unit leader, at most %2</source>
        <translation>à %1 au-dessus ou en dessous du chef d’unité, au plus %2</translation>
    </message>
    <message>
        <source>no line of sight to the unit leader</source>
        <translation>pas de ligne de vue vers le chef d’unité</translation>
    </message>
    <message>
        <source>impassable %1 under the range tool</source>
        <translation>%1, infranchissable, sous la réglette de portée</translation>
    </message>
    <message>
        <source>passes: no unit to activate</source>
        <translation>passe&#xa0;: aucune unité à activer</translation>
    </message>
    <message>
        <source>%1: the wounded vehicle is taken in tow</source>
        <translation>%1&#xa0;: le véhicule blessé est pris en remorque</translation>
    </message>
    <message>
        <source>%1: 1 more suppression token</source>
        <translation>%1&#xa0;: 1 pion suppression de plus</translation>
    </message>
    <message>
        <source>this pool has a weapon that is also in another pool</source>
        <translation>cette réserve a une arme qui est aussi dans une autre réserve</translation>
    </message>
    <message>
        <source>a weapon that is also in another pool must be alone in this pool</source>
        <translation>une arme qui est aussi dans une autre réserve doit être seule dans celle-ci</translation>
    </message>
    <message>
        <source>one miniature adds several weapons</source>
        <translation>une figurine ajoute plusieurs armes</translation>
    </message>
    <message>
        <source>completely within allied territory</source>
        <translation>entièrement dans le territoire allié</translation>
    </message>
    <message>
        <source>infiltrated</source>
        <translation>infiltrée</translation>
    </message>
    <message>
        <source>%1: %2 By hand: %3.</source>
        <translation>%1&#xa0;: %2 À la main&#xa0;: %3.</translation>
    </message>
    <message>
        <source>the catalogue has no card &quot;%1&quot;</source>
        <translation>le catalogue n’a pas de carte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>remove it, or switch on the pack that it comes from</source>
        <translation>retirez-la, ou activez le paquet de cartes dont elle vient</translation>
    </message>
    <message>
        <source>%1 points, at most %2 are allowed</source>
        <translation>%1 points, %2 au plus sont permis</translation>
    </message>
    <message>
        <source>%1 has no price yet, so the cost of the army is unknown</source>
        <translation>%1 n’a pas encore de prix&#xa0;: le coût de l’armée est inconnu</translation>
    </message>
    <message>
        <source>remove it, or play it in a game that both players agree on</source>
        <translation>retirez-la, ou jouez-la dans une partie dont les deux joueurs conviennent</translation>
    </message>
    <message>
        <source>remove %1 points</source>
        <translation>retirez %1 points</translation>
    </message>
    <message>
        <source>%1 is in the army %2 times, at most 1 is allowed</source>
        <translation>%1 est %2 fois dans l’armée, 1 au plus est permis</translation>
    </message>
    <message>
        <source>%1 is in the army %2 times, at most %3 are allowed</source>
        <translation>%1 est %2 fois dans l’armée, %3 au plus sont permis</translation>
    </message>
    <message>
        <source>remove %1 of the cards of that name</source>
        <translation>retirez %1 des cartes de ce nom</translation>
    </message>
    <message>
        <source>recon</source>
        <translation>reconnaissance</translation>
    </message>
    <message>
        <source>escalation</source>
        <translation>escalade</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>partie standard</translation>
    </message>
    <message>
        <source>grand army</source>
        <translation>grande armée</translation>
    </message>
    <message>
        <source>2018</source>
        <translation>édition de 2018</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2 points au plus)</translation>
    </message>
    <message>
        <source>the armies are for different games, %1 and %2</source>
        <translation>les armées sont pour des parties différentes, %1 et %2</translation>
    </message>
    <message>
        <source>choose two armies of the same size</source>
        <translation>choisissez deux armées de même taille</translation>
    </message>
    <message>
        <source>1 %1 unit</source>
        <translation>1 unité de rang %1</translation>
    </message>
    <message>
        <source>%1 %2 units</source>
        <translation>%1 unités de rang %2</translation>
    </message>
    <message>
        <source>%1, at least 1 is needed</source>
        <translation>%1, il en faut au moins 1</translation>
    </message>
    <message>
        <source>%1, at least %2 are needed</source>
        <translation>%1, il en faut au moins %2</translation>
    </message>
    <message>
        <source>%1, at most 1 is allowed</source>
        <translation>%1, 1 au plus est permise</translation>
    </message>
    <message>
        <source>%1, at most %2 are allowed</source>
        <translation>%1, %2 au plus sont permises</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>ajoutez %1</translation>
    </message>
    <message>
        <source>add %1 that is not a mercenary</source>
        <translation>ajoutez %1 qui ne soit pas mercenaire</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>retirez %1</translation>
    </message>
    <message>
        <source>%1 commander and operative units together, at most %2 are allowed</source>
        <translation>%1 unités de commandants et d’agents ensemble, %2 au plus sont permises</translation>
    </message>
    <message>
        <source>remove %1 of them</source>
        <translation>retirez-en %1</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>ajoutez-la</translation>
    </message>
    <message>
        <source>add one</source>
        <translation>ajoutez-en une</translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>retirez-la</translation>
    </message>
    <message>
        <source>remove one</source>
        <translation>retirez-en une</translation>
    </message>
    <message>
        <source>an army of the faction %1 needs a battle force</source>
        <translation>une armée de la faction %1 a besoin d’une force armée</translation>
    </message>
    <message>
        <source>choose a battle force of that faction</source>
        <translation>choisissez une force armée de cette faction</translation>
    </message>
    <message>
        <source>%1 is a battle force of the faction %2</source>
        <translation>%1 est une force armée de la faction %2</translation>
    </message>
    <message>
        <source>choose that faction, or another battle force</source>
        <translation>choisissez cette faction, ou une autre force armée</translation>
    </message>
    <message>
        <source>%1 is only for %2</source>
        <translation>%1 n’est que pour %2</translation>
    </message>
    <message>
        <source>remove it, or choose that battle force</source>
        <translation>retirez-la, ou choisissez cette force armée</translation>
    </message>
    <message>
        <source>%1 is not a mercenary for the faction %2</source>
        <translation>%1 n’est pas un mercenaire pour la faction %2</translation>
    </message>
    <message>
        <source>%1 is of the faction %2</source>
        <translation>%1 est de la faction %2</translation>
    </message>
    <message>
        <source>%1 of mercenaries, 1 is allowed</source>
        <translation>%1 de mercenaires, 1 est permise</translation>
    </message>
    <message>
        <source>%1 of mercenaries, 2 are allowed</source>
        <translation>%1 de mercenaires, 2 sont permises</translation>
    </message>
    <message>
        <source>%1 and 1 more for %2</source>
        <translation>%1 et 1 de plus pour %2</translation>
    </message>
    <message>
        <source>remove a mercenary unit</source>
        <translation>retirez une unité de mercenaires</translation>
    </message>
    <message>
        <source>remove a mercenary unit, or add a unit with %1</source>
        <translation>retirez une unité de mercenaires, ou ajoutez une unité avec %1</translation>
    </message>
    <message>
        <source>%1 is not on the list of %2</source>
        <translation>%1 n’est pas sur la liste de %2</translation>
    </message>
    <message>
        <source>%1 takes %2 to %3 %4, not %5</source>
        <translation>%1 prend de %2 à %3 %4, pas %5</translation>
    </message>
    <message>
        <source>%1 needs %2 of: %3; there are %4</source>
        <translation>%1 a besoin de %2 de ces unités&#xa0;: %3&#x202f;; il y en a %4</translation>
    </message>
    <message>
        <source>%1 takes no unit with Detachment: %2</source>
        <translation>%1 ne prend aucune unité ayant Détachement&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 may take a second %2 only together with %3</source>
        <translation>%1 ne prend %2 une seconde fois qu’avec %3</translation>
    </message>
    <message>
        <source>%1 does not have the affiliation %2, which every unit of %3 needs</source>
        <translation>%1 n’a pas l’affiliation %2 dont chaque unité de %3 a besoin</translation>
    </message>
    <message>
        <source>equip %1</source>
        <translation>équipez %1</translation>
    </message>
    <message>
        <source>%1 has no affiliation, so it shares none with a commander or operative of the army</source>
        <translation>%1 n’a pas d’affiliation, et n’en partage donc aucune avec un commandant ou un agent de l’armée</translation>
    </message>
    <message>
        <source>%1 has the affiliation %2, which no commander or operative of the army has</source>
        <translation>%1 a l’affiliation %2, qu’aucun commandant ni agent de l’armée n’a</translation>
    </message>
    <message>
        <source>add a commander or operative of its affiliation, or a clan upgrade that gives it another</source>
        <translation>ajoutez un commandant ou un agent de son affiliation, ou une amélioration de clan qui lui en donne une autre</translation>
    </message>
    <message>
        <source>each %1 needs its own %2</source>
        <translation>chaque unité %1 a besoin de sa propre unité %2</translation>
    </message>
    <message>
        <source>the army has choices, but it has no battle force</source>
        <translation>l’armée a des choix, mais elle n’a pas de force armée</translation>
    </message>
    <message>
        <source>remove the choices</source>
        <translation>retirez les choix</translation>
    </message>
    <message>
        <source>choose %1 of: %2</source>
        <translation>choisissez-en %1 parmi&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has no choice &quot;%2&quot;</source>
        <translation>%1 n’a pas de choix «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 has %2 choices, 1 is made</source>
        <translation>%1 a %2 choix, 1 est fait</translation>
    </message>
    <message>
        <source>%1: the choice &quot;%2&quot; is made more than once</source>
        <translation>%1&#xa0;: le choix «&#x202f;%2&#x202f;» est fait plus d’une fois</translation>
    </message>
    <message>
        <source>%1 has %2 choices, %3 are made</source>
        <translation>%1 a %2 choix, %3 sont faits</translation>
    </message>
    <message>
        <source>%1 needs a unit of its own: %2</source>
        <translation>%1 a besoin d’une unité à elle&#xa0;: %2</translation>
    </message>
    <message>
        <source>not released yet</source>
        <translation>pas encore parue</translation>
    </message>
    <message>
        <source>not released yet, expected %1</source>
        <translation>pas encore parue, attendue&#xa0;: %1</translation>
    </message>
    <message>
        <source>without a price, it counts 0 points</source>
        <translation>sans prix, elle compte 0 point</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>%1 has no free %2 slot for %3</source>
        <translation>%1 n’a pas d’emplacement %2 libre pour %3</translation>
    </message>
    <message>
        <source>remove %1 or another %2 card</source>
        <translation>retirez %1 ou une autre carte %2</translation>
    </message>
    <message>
        <source>%1 carries %2 twice</source>
        <translation>%1 porte %2 deux fois</translation>
    </message>
    <message>
        <source>%1 has 2 Leaders: %2 and %3</source>
        <translation>%1 a 2 Chefs&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>retirez l’une d’elles</translation>
    </message>
    <message>
        <source>%1 must equip a %2 upgrade</source>
        <translation>%1 doit s’équiper d’une amélioration %2</translation>
    </message>
    <message>
        <source>add a %1 upgrade</source>
        <translation>ajoutez une amélioration %1</translation>
    </message>
    <message>
        <source>%1 must equip %2</source>
        <translation>%1 doit s’équiper de %2</translation>
    </message>
    <message>
        <source>%1 must equip 1 %2 upgrade, it carries %3</source>
        <translation>%1 doit s’équiper d’une amélioration %2, elle en porte %3</translation>
    </message>
    <message>
        <source>%1 must equip %2 %3 upgrades, it carries %4</source>
        <translation>%1 doit s’équiper de %2 améliorations %3, elle en porte %4</translation>
    </message>
    <message>
        <source>add 1 %1 upgrade</source>
        <translation>ajoutez 1 amélioration %1</translation>
    </message>
    <message>
        <source>add %1 %2 upgrades</source>
        <translation>ajoutez %1 améliorations %2</translation>
    </message>
    <message>
        <source>%1 is for %2 only</source>
        <translation>%1 n’est que pour&#xa0;: %2</translation>
    </message>
    <message>
        <source>give it to such a unit</source>
        <translation>donnez-la à une telle unité</translation>
    </message>
    <message>
        <source>%1 is for the faction %2 only</source>
        <translation>%1 n’est que pour la faction %2</translation>
    </message>
    <message>
        <source>choose another card</source>
        <translation>choisissez une autre carte</translation>
    </message>
    <message>
        <source>%1 needs the choice %2</source>
        <translation>%1 a besoin du choix %2</translation>
    </message>
    <message>
        <source>choose %1 for the battle force</source>
        <translation>choisissez %1 pour la force armée</translation>
    </message>
    <message>
        <source>%1 may not use %2</source>
        <translation>%1 ne peut pas utiliser %2</translation>
    </message>
    <message>
        <source>%1 is unique and not on the list of %2</source>
        <translation>%1 est unique et n’est pas sur la liste de %2</translation>
    </message>
    <message>
        <source>choose a card of its list, or one that is not unique</source>
        <translation>choisissez une carte de sa liste, ou une qui n’est pas unique</translation>
    </message>
    <message>
        <source>a unit carries each card once</source>
        <translation>une unité porte chaque carte une seule fois</translation>
    </message>
    <message>
        <source>a unit has 1 Leader at most, and %1 is one</source>
        <translation>une unité a 1 Chef au plus, et %1 en est un</translation>
    </message>
    <message>
        <source>every %1 slot of the unit is taken</source>
        <translation>chaque emplacement %1 de l’unité est pris</translation>
    </message>
    <message>
        <source>every %1 slot of the counterpart is taken</source>
        <translation>chaque emplacement %1 de l’alter ego est pris</translation>
    </message>
    <message>
        <source>the unit has no %1 slot</source>
        <translation>l’unité n’a pas d’emplacement %1</translation>
    </message>
    <message>
        <source>the counterpart has no %1 slot</source>
        <translation>l’alter ego n’a pas d’emplacement %1</translation>
    </message>
    <message>
        <source>remove a %1 card</source>
        <translation>retirez une carte %1</translation>
    </message>
    <message>
        <source>choose another unit</source>
        <translation>choisissez une autre unité</translation>
    </message>
    <message>
        <source>the army holds %1 %2 of at most %3 times</source>
        <translation>l’armée compte %1 %2 fois, %3 au plus</translation>
    </message>
    <message>
        <source>remove another one</source>
        <translation>retirez-en une autre</translation>
    </message>
    <message>
        <source>%1 always comes with %2</source>
        <translation>%1 vient toujours avec %2</translation>
    </message>
    <message>
        <source>%1 is not a counterpart of %2</source>
        <translation>%1 n’est pas un alter ego de %2</translation>
    </message>
    <message>
        <source>the catalogue has no command card &quot;%1&quot;</source>
        <translation>le catalogue n’a pas de carte de commandement «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 is in the hand twice</source>
        <translation>%1 est deux fois dans la main</translation>
    </message>
    <message>
        <source>%1 cannot be in the hand: %2</source>
        <translation>%1 ne peut pas être dans la main&#xa0;: %2</translation>
    </message>
    <message>
        <source>replace it</source>
        <translation>remplacez-la</translation>
    </message>
    <message>
        <source>%1 needs %2 in the hand</source>
        <translation>%1 a besoin de %2 dans la main</translation>
    </message>
    <message>
        <source>put it in</source>
        <translation>mettez-la dedans</translation>
    </message>
    <message>
        <source>it needs the battle force %1</source>
        <translation>il faut la force armée %1</translation>
    </message>
    <message>
        <source>it is for the faction %1</source>
        <translation>elle est pour la faction %1</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>il faut&#xa0;: %1</translation>
    </message>
    <message>
        <source>a unit titled %1</source>
        <translation>une unité de titre %1</translation>
    </message>
    <message>
        <source>the model reaches %1 in from its origin, at most %2: is its unit (in, mm, cm, m) or scale right?</source>
        <translation>le modèle s’étend jusqu’à %1 in de son origine, %2 au plus&#xa0;: son unité (in, mm, cm, m) ou son échelle sont-elles justes&#x202f;?</translation>
    </message>
    <message>
        <source>1 pip</source>
        <translation>1 point lumineux</translation>
    </message>
    <message>
        <source>%1 pips</source>
        <translation>%1 points lumineux</translation>
    </message>
    <message>
        <source>1 card of %1, 2 are needed</source>
        <translation>1 carte à %1, il en faut 2</translation>
    </message>
    <message>
        <source>%1 cards of %2, 2 are needed</source>
        <translation>%1 cartes à %2, il en faut 2</translation>
    </message>
    <message>
        <source>add 1 card of %1</source>
        <translation>ajoutez 1 carte à %1</translation>
    </message>
    <message>
        <source>add %1 cards of %2</source>
        <translation>ajoutez %1 cartes à %2</translation>
    </message>
    <message>
        <source>remove 1 card of %1</source>
        <translation>retirez 1 carte à %1</translation>
    </message>
    <message>
        <source>remove %1 cards of %2</source>
        <translation>retirez %1 cartes à %2</translation>
    </message>
    <message>
        <source>overlaps %1</source>
        <translation>chevauche %1</translation>
    </message>
    <message>
        <source>it is in the hand</source>
        <translation>elle est dans la main</translation>
    </message>
    <message>
        <source>the hand has 2 cards of %1</source>
        <translation>la main a 2 cartes à %1</translation>
    </message>
    <message>
        <source>remove a card of %1</source>
        <translation>retirez une carte à %1</translation>
    </message>
    <message>
        <source>the catalogue does not have it</source>
        <translation>le catalogue ne l’a pas</translation>
    </message>
    <message>
        <source>it is not for recon</source>
        <translation>elle n’est pas pour la reconnaissance</translation>
    </message>
    <message>
        <source>it is for recon only</source>
        <translation>elle n’est que pour la reconnaissance</translation>
    </message>
    <message>
        <source>%1 cannot be in the deck: %2</source>
        <translation>%1 ne peut pas être dans le paquet&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>elle y est deux fois</translation>
    </message>
    <message>
        <source>1 %1 card, 3 are needed</source>
        <translation>1 carte %1, il en faut 3</translation>
    </message>
    <message>
        <source>%1 %2 cards, 3 are needed</source>
        <translation>%1 cartes %2, il en faut 3</translation>
    </message>
    <message>
        <source>it is in the deck</source>
        <translation>elle est dans le paquet</translation>
    </message>
    <message>
        <source>the deck has 3 %1 cards</source>
        <translation>le paquet a 3 cartes %1</translation>
    </message>
    <message>
        <source>commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>operative</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>corps</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>special forces</source>
        <translation>Forces spéciales</translation>
    </message>
    <message>
        <source>support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>trooper</source>
        <translation>soldat</translation>
    </message>
    <message>
        <source>clone trooper</source>
        <translation>soldat clone</translation>
    </message>
    <message>
        <source>droid trooper</source>
        <translation>soldat droïde</translation>
    </message>
    <message>
        <source>wookiee trooper</source>
        <translation>soldat wookiee</translation>
    </message>
    <message>
        <source>mandalorian trooper</source>
        <translation>soldat mandalorien</translation>
    </message>
    <message>
        <source>creature trooper</source>
        <translation>soldat créature</translation>
    </message>
    <message>
        <source>emplacement trooper</source>
        <translation>soldat en position</translation>
    </message>
    <message>
        <source>heavy trooper</source>
        <translation>soldat lourd</translation>
    </message>
    <message>
        <source>heavy droid trooper</source>
        <translation>soldat droïde lourd</translation>
    </message>
    <message>
        <source>ground vehicle</source>
        <translation>véhicule terrestre</translation>
    </message>
    <message>
        <source>repulsor vehicle</source>
        <translation>véhicule à répulseurs</translation>
    </message>
    <message>
        <source>armament</source>
        <translation>Armement</translation>
    </message>
    <message>
        <source>clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>comms</source>
        <translation>Communications</translation>
    </message>
    <message>
        <source>crew</source>
        <translation>Équipage</translation>
    </message>
    <message>
        <source>doctrine</source>
        <translation>Doctrine</translation>
    </message>
    <message>
        <source>force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>grenades</source>
        <translation>Grenades</translation>
    </message>
    <message>
        <source>hardpoint</source>
        <translation>Point d’accroche</translation>
    </message>
    <message>
        <source>heavy weapon</source>
        <translation>Arme lourde</translation>
    </message>
    <message>
        <source>ordnance</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>personnel</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>programming</source>
        <translation>Programmation</translation>
    </message>
    <message>
        <source>squad leader</source>
        <translation>Chef d’escouade</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Alliance rebelle</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire galactique</translation>
    </message>
    <message>
        <source>Republic</source>
        <translation>République galactique</translation>
    </message>
    <message>
        <source>Separatists</source>
        <translation>Alliance séparatiste</translation>
    </message>
    <message>
        <source>Mandalorians</source>
        <translation>Mandaloriens</translation>
    </message>
    <message>
        <source>primary</source>
        <translation>Objectif principal</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>Objectif secondaire</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>%2 %1</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>any unit</source>
        <translation>toute unité</translation>
    </message>
    <message>
        <source>light side</source>
        <translation>Côté lumineux</translation>
    </message>
    <message>
        <source>dark side</source>
        <translation>Côté obscur</translation>
    </message>
    <message>
        <source>vehicle</source>
        <translation>véhicule</translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>unit with %1</source>
        <translation>unité avec %1</translation>
    </message>
    <message>
        <source>unit with a %1 slot</source>
        <translation>unité avec un emplacement %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>%1 nor %2</source>
        <translation>%1 ni %2</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>segment %1</source>
        <translation>segment %1</translation>
    </message>
    <message>
        <source>battle force</source>
        <translation>force armée</translation>
    </message>
    <message>
        <source>no card has this name</source>
        <translation>aucune carte n’a ce nom</translation>
    </message>
    <message>
        <source>no card has this name (did you mean &quot;%1&quot;?)</source>
        <translation>aucune carte n’a ce nom (vouliez-vous dire «&#x202f;%1&#x202f;»&#x202f;?)</translation>
    </message>
    <message>
        <source>no card has this id</source>
        <translation>aucune carte n’a cet identifiant</translation>
    </message>
    <message>
        <source>no battle force has this name</source>
        <translation>aucune force armée n’a ce nom</translation>
    </message>
    <message>
        <source>no battle force has this id</source>
        <translation>aucune force armée n’a cet identifiant</translation>
    </message>
    <message>
        <source>%1 cannot stand here</source>
        <translation>%1 ne peut pas être ici</translation>
    </message>
    <message>
        <source>%1 cannot stand on its own</source>
        <translation>%1 ne peut pas être seule</translation>
    </message>
    <message>
        <source>half an id</source>
        <translation>la moitié d’un identifiant</translation>
    </message>
    <message>
        <source>a unit must start with the number of its copies</source>
        <translation>une unité doit commencer par le nombre de ses exemplaires</translation>
    </message>
    <message>
        <source>no army can have this many units</source>
        <translation>aucune armée ne peut avoir autant d’unités</translation>
    </message>
    <message>
        <source>no unit of the list can have this counterpart</source>
        <translation>aucune unité de la liste ne peut avoir cet alter ego</translation>
    </message>
    <message>
        <source>no unit before it can carry it</source>
        <translation>aucune unité avant elle ne peut la porter</translation>
    </message>
    <message>
        <source>%1; its upgrades (%2) are left out with it</source>
        <translation>%1&#x202f;; ses améliorations (%2) sont laissées de côté avec elle</translation>
    </message>
    <message>
        <source>several units have this name: %1; write the title behind the name</source>
        <translation>plusieurs unités ont ce nom&#xa0;: %1&#x202f;; écrivez le titre derrière le nom</translation>
    </message>
    <message>
        <source>%1 (%2, %3 points)</source>
        <translation>%1 (%2, %3 points d’armée)</translation>
    </message>
    <message>
        <source>%1 of %2 %3 got %4</source>
        <translation>%1 sur %2 %3 ont reçu %4</translation>
    </message>
    <message>
        <source>a text names no faction and no battle force: taken for %1</source>
        <translation>le texte ne nomme ni faction ni force armée&#xa0;: pris pour %1</translation>
    </message>
    <message>
        <source>the list has the name of a battle force: taken for %1</source>
        <translation>la liste a le nom d’une force armée&#xa0;: prise pour %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken for the faction %2</source>
        <translation>«&#x202f;%1&#x202f;» a été pris pour la faction %2</translation>
    </message>
    <message>
        <source>the list names no faction: its units belong to the faction %1</source>
        <translation>la liste ne nomme pas de faction&#xa0;: ses unités appartiennent à la faction %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a faction: the units of the list belong to %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une faction&#xa0;: les unités de la liste appartiennent à %2</translation>
    </message>
    <message>
        <source>the list says &quot;%1&quot;, but its units belong to %2</source>
        <translation>la liste dit «&#x202f;%1&#x202f;», mais ses unités appartiennent à %2</translation>
    </message>
    <message>
        <source>no battle force has the name &quot;%1&quot;</source>
        <translation>aucune force armée n’a le nom «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken for %2, which costs the same</source>
        <translation>«&#x202f;%1&#x202f;» a été pris pour %2, qui coûte autant</translation>
    </message>
    <message>
        <source>the total of the list says that &quot;%1&quot; is %2</source>
        <translation>le total de la liste dit que «&#x202f;%1&#x202f;» est %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was taken for %2</source>
        <translation>«&#x202f;%1&#x202f;» a été pris pour %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is called %2 now</source>
        <translation>«&#x202f;%1&#x202f;» s’appelle maintenant %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a faction</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une faction</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not kept in an army</source>
        <translation>«&#x202f;%1&#x202f;» ne se garde pas dans une armée</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no card</source>
        <translation>«&#x202f;%1&#x202f;» ne nomme aucune carte</translation>
    </message>
    <message>
        <source>the exact link inside the text was read</source>
        <translation>le lien exact contenu dans le texte a été lu</translation>
    </message>
    <message>
        <source>the JSON inside the text was read, the rest of the text was not</source>
        <translation>le JSON dans le texte a été lu, le reste du texte ne l’a pas été</translation>
    </message>
    <message>
        <source>the first list was read; further lists in the text: %1</source>
        <translation>la première liste a été lue&#x202f;; autres listes dans le texte&#xa0;: %1</translation>
    </message>
    <message>
        <source>the list states %1 points, %2 were understood, %3 fewer: %4</source>
        <translation>la liste annonce %1 points, %2 ont été compris, %3 de moins&#xa0;: %4</translation>
    </message>
    <message>
        <source>the list states %1 points, %2 were understood, %3 more: %4</source>
        <translation>la liste annonce %1 points, %2 ont été compris, %3 de plus&#xa0;: %4</translation>
    </message>
    <message>
        <source>the list states %1 activations, %2 were understood</source>
        <translation>la liste annonce %1 activations, %2 ont été comprises</translation>
    </message>
    <message>
        <source>%1 is not decided yet</source>
        <translation>%1 n’est pas encore décidée</translation>
    </message>
    <message>
        <source>points have changed: %1</source>
        <translation>des points ont changé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the part that was not understood costs as much</source>
        <translation>la partie qui n’a pas été comprise coûte autant</translation>
    </message>
    <message>
        <source>a part was not understood, and points have changed: %1</source>
        <translation>une partie n’a pas été comprise, et des points ont changé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was not understood in full</source>
        <translation>%1 n’a pas été comprise en entier</translation>
    </message>
    <message>
        <source>as much as %1 costs, so one may be missing</source>
        <translation>autant que coûte %1, il en manque donc peut-être une</translation>
    </message>
    <message>
        <source>as much as %1 costs, so there may be one too many</source>
        <translation>autant que coûte %1, il y en a donc peut-être une de trop</translation>
    </message>
    <message>
        <source>points have changed since it was written, or a line is missing</source>
        <translation>des points ont changé depuis qu’elle a été écrite, ou une ligne manque</translation>
    </message>
    <message>
        <source>%1 %2, now %3</source>
        <translation>%1 %2, maintenant %3</translation>
    </message>
    <message>
        <source>%1x %2 with upgrades</source>
        <translation>%1x %2 avec améliorations</translation>
    </message>
    <message>
        <source>%1; and %2 more</source>
        <translation>%1&#x202f;; et %2 de plus</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>the text is longer than any list</source>
        <translation>le texte est plus long que toute liste</translation>
    </message>
    <message>
        <source>no unit of the catalogue is named in the text</source>
        <translation>le texte ne nomme aucune unité du catalogue</translation>
    </message>
    <message>
        <source>there is no share link in the text</source>
        <translation>il n’y a pas de lien de partage dans le texte</translation>
    </message>
    <message>
        <source>the list has no units</source>
        <translation>la liste n’a pas d’unités</translation>
    </message>
    <message>
        <source>the share link is longer than any list</source>
        <translation>le lien de partage est plus long que toute liste</translation>
    </message>
    <message>
        <source>the share link names no faction: &quot;%1&quot;</source>
        <translation>le lien de partage ne nomme pas de faction&#xa0;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>attack in the next round</source>
        <translation>attaque au prochain round</translation>
    </message>
    <message>
        <source>attack by standby</source>
        <translation>attaque par un pion en attente</translation>
    </message>
    <message>
        <source>suppression given</source>
        <translation>suppression infligée</translation>
    </message>
    <message>
        <source>expected loss</source>
        <translation>pertes attendues</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>distance to the goal</source>
        <translation>distance au but</translation>
    </message>
    <message>
        <source>orders and priority</source>
        <translation>ordres et priorité</translation>
    </message>
    <message>
        <source>%1 to (%2, %3)</source>
        <translation>%1 vers (%2, %3)</translation>
    </message>
    <message>
        <source>%1: target %2</source>
        <translation>%1&#xa0;: cible %2</translation>
    </message>
    <message>
        <source>plan: %1</source>
        <translation>plan&#xa0;: %1</translation>
    </message>
    <message>
        <source>activate %1</source>
        <translation>activer %1</translation>
    </message>
    <message>
        <source>pass the turn</source>
        <translation>passer son tour</translation>
    </message>
    <message>
        <source>draw an order token</source>
        <translation>piocher un pion d’ordre</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>jouer %1</translation>
    </message>
    <message>
        <source>a text of 1 to %1 bytes</source>
        <translation>un texte de 1 à %1 octets</translation>
    </message>
    <message>
        <source>this quantity needs the member &quot;%1&quot;</source>
        <translation>cette grandeur a besoin du membre «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>expected a bound &quot;least&quot; or &quot;most&quot;</source>
        <translation>une borne «&#x202f;least&#x202f;» ou «&#x202f;most&#x202f;» est attendue</translation>
    </message>
    <message>
        <source>expected at least one answer</source>
        <translation>au moins une réponse est attendue</translation>
    </message>
    <message>
        <source>expected an answer of a player, not of chance</source>
        <translation>une réponse d’un joueur est attendue, pas du hasard</translation>
    </message>
    <message>
        <source>no question before the puzzle accepts this answer</source>
        <translation>aucune question avant l’énigme n’accepte cette réponse</translation>
    </message>
    <message>
        <source>the solver has nothing to decide</source>
        <translation>le joueur n’a rien à décider</translation>
    </message>
    <message>
        <source>no unit %1 is in the scenario</source>
        <translation>aucune unité %1 n’est dans le scénario</translation>
    </message>
    <message>
        <source>the search finds no answer that meets the needs</source>
        <translation>la recherche ne trouve aucune réponse qui remplit les conditions</translation>
    </message>
    <message>
        <source>an answer that does nothing is accepted</source>
        <translation>une réponse qui ne fait rien est acceptée</translation>
    </message>
    <message>
        <source>the solution has the value %1, but the best answer has the value %2</source>
        <translation>la solution a la valeur %1, mais la meilleure réponse a la valeur %2</translation>
    </message>
    <message>
        <source>the solution has the value %1, but the search finds only %2</source>
        <translation>la solution a la valeur %1, mais la recherche ne trouve que %2</translation>
    </message>
    <message>
        <source>the answer does not meet the needs of the puzzle</source>
        <translation>la réponse ne remplit pas les conditions de l’énigme</translation>
    </message>
    <message>
        <source>the mistake is accepted: its value is %1, and the best answer has the value %2</source>
        <translation>l’erreur est acceptée&#xa0;: sa valeur est %1, et la meilleure réponse a la valeur %2</translation>
    </message>
    <message>
        <source>%1 of %2 considered answers are accepted, expected at most half</source>
        <translation>%1 réponses sur %2 sont acceptées, la moitié au plus est attendue</translation>
    </message>
    <message>
        <source>the search needs more than %1 games</source>
        <translation>la recherche demande plus de %1 parties</translation>
    </message>
    <message>
        <source>the rolls have more than %1 results; give their faces in &quot;dice&quot;</source>
        <translation>les jets ont plus de %1 résultats&#x202f;; donnez leurs faces dans «&#x202f;dice&#x202f;»</translation>
    </message>
    <message>
        <source>the odds of the attack do not include the keyword %1</source>
        <translation>les probabilités de l’attaque ne comptent pas le mot-clé %1</translation>
    </message>
    <message>
        <source>answer %1 is not legal here</source>
        <translation>la réponse %1 n’est pas légale ici</translation>
    </message>
    <message>
        <source>answer %1 is not legal: %2</source>
        <translation>la réponse %1 n’est pas légale&#xa0;: %2</translation>
    </message>
    <message>
        <source>answer %1 is not needed: the puzzle has ended before</source>
        <translation>la réponse %1 est de trop&#xa0;: l’énigme est déjà finie</translation>
    </message>
    <message>
        <source>an answer to the question &quot;%1&quot; is missing</source>
        <translation>il manque une réponse à la question «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Reroll one die</source>
        <translation>Relancer un dé</translation>
    </message>
    <message>
        <source>Reroll no dice</source>
        <translation>Ne relancer aucun dé</translation>
    </message>
    <message>
        <source>choices: %1</source>
        <translation>choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>Activer %1</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attaquer %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>Reroll %1 dice</source>
        <translation>Relancer %1 dés</translation>
    </message>
    <message>
        <source>Number: %1</source>
        <translation>Nombre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Orders to %1</source>
        <translation>Ordres à %1</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>no value is uncertain</source>
        <translation>aucune valeur n’est incertaine</translation>
    </message>
    <message>
        <source>the clear beam of %1 on every side is wider than the sum of all shifts, %2</source>
        <translation>le faisceau libre de %1 de chaque côté est plus large que la somme de tous les décalages, %2</translation>
    </message>
    <message>
        <source>silhouettes that grow by their possible shift have no line of sight past terrain that shrinks by its possible shift</source>
        <translation>des silhouettes agrandies de leur décalage possible n’ont pas de ligne de vue au-delà de décors rétrécis du leur</translation>
    </message>
    <message>
        <source>a distance from %1 to %2 lies in one band</source>
        <translation>une distance de %1 à %2 tombe dans une seule portée</translation>
    </message>
    <message>
        <source>a height from %1 to %2 lies in one band</source>
        <translation>une hauteur de %1 à %2 tombe dans un seul segment</translation>
    </message>
    <message>
        <source>exactly one of the members %1</source>
        <translation>exactement un des membres %1</translation>
    </message>
    <message>
        <source>an option as in a journal, such as {&quot;action&quot;: &quot;aim&quot;}</source>
        <translation>une option comme dans un journal, par exemple {&quot;action&quot;: &quot;aim&quot;}</translation>
    </message>
    <message>
        <source>a scenario, or the path of a scenario file</source>
        <translation>un scénario, ou le chemin d’un fichier de scénario</translation>
    </message>
    <message>
        <source>a text of 1 to %1 words</source>
        <translation>un texte de 1 à %1 mots</translation>
    </message>
    <message>
        <source>a text in English and in French</source>
        <translation>un texte en anglais et en français</translation>
    </message>
    <message>
        <source>the lesson has no &quot;army&quot;, so no army builder is open</source>
        <translation>la leçon n’a pas d’«&#x202f;army&#x202f;», donc aucun constructeur d’armées n’est ouvert</translation>
    </message>
    <message>
        <source>this change of the army is impossible: the card, the unit or the copy does not exist</source>
        <translation>l’armée ne peut pas être changée ainsi&#xa0;: la carte, l’unité ou l’exemplaire n’existe pas</translation>
    </message>
    <message>
        <source>an army, as in a file *.army.json</source>
        <translation>une armée, comme dans un fichier *.army.json</translation>
    </message>
    <message>
        <source>expected a condition about the state: only a mistake may have &quot;answered&quot;</source>
        <translation>une condition sur l’état est attendue&#xa0;: seule une erreur peut avoir «&#x202f;answered&#x202f;»</translation>
    </message>
    <message>
        <source>expected at least one mistake with its words</source>
        <translation>au moins une erreur avec son texte est attendue</translation>
    </message>
    <message>
        <source>expected the hints &quot;reason&quot; and &quot;pointer&quot;</source>
        <translation>les aides «&#x202f;reason&#x202f;» et «&#x202f;pointer&#x202f;» sont attendues</translation>
    </message>
    <message>
        <source>expected %1 questions about the lesson itself</source>
        <translation>%1 questions sur la leçon elle-même sont attendues</translation>
    </message>
    <message>
        <source>expected %1 questions about different earlier lessons</source>
        <translation>%1 questions sur différentes leçons précédentes sont attendues</translation>
    </message>
    <message>
        <source>the number of an earlier lesson</source>
        <translation>le numéro d’une leçon précédente</translation>
    </message>
    <message>
        <source>a lesson that no other question repeats</source>
        <translation>une leçon qu’aucune autre question ne reprend</translation>
    </message>
    <message>
        <source>the index of one of the options</source>
        <translation>le numéro d’une des options</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>un nombre entier à partir de 0</translation>
    </message>
    <message>
        <source>the table has %1 units, expected at most %2 in one of the first lessons</source>
        <translation>la table a %1 unités, une des premières leçons en a au plus %2</translation>
    </message>
    <message>
        <source>no miniature %1 is in the scenario</source>
        <translation>aucune figurine %1 n’est dans le scénario</translation>
    </message>
    <message>
        <source>no terrain piece &quot;%1&quot; is on the table</source>
        <translation>aucun décor «&#x202f;%1&#x202f;» n’est sur la table</translation>
    </message>
    <message>
        <source>the spot is not on the table</source>
        <translation>le point n’est pas sur la table</translation>
    </message>
    <message>
        <source>no question of this step offers the option</source>
        <translation>aucune question de cette étape n’offre l’option</translation>
    </message>
    <message>
        <source>the attack roll of this step has no such die</source>
        <translation>le jet d’attaque de cette étape n’a pas ce dé</translation>
    </message>
    <message>
        <source>the step is done before the learner does anything</source>
        <translation>l’étape est faite avant que l’élève fasse quoi que ce soit</translation>
    </message>
    <message>
        <source>the step is not done, and no answer of &quot;show&quot; fits the question &quot;%1&quot;</source>
        <translation>l’étape n’est pas faite, et aucune réponse de «&#x202f;show&#x202f;» ne convient à la question «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the step is not done, and the game is over</source>
        <translation>l’étape n’est pas faite, et la partie est finie</translation>
    </message>
    <message>
        <source>the lesson refuses an answer of &quot;show&quot;: %1</source>
        <translation>la leçon refuse une réponse de «&#x202f;show&#x202f;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>the step is not done after %1 answers</source>
        <translation>l’étape n’est pas faite après %1 réponses</translation>
    </message>
    <message>
        <source>an answer of &quot;try&quot; cannot be given: %1</source>
        <translation>une réponse de «&#x202f;try&#x202f;» ne peut pas être donnée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the answers of &quot;try&quot; do not lead to this mistake</source>
        <translation>les réponses de «&#x202f;try&#x202f;» ne mènent pas à cette erreur</translation>
    </message>
    <message>
        <source>the mistake fulfils the step</source>
        <translation>l’erreur accomplit l’étape</translation>
    </message>
    <message>
        <source>the step does not restart in the same state</source>
        <translation>l’étape ne recommence pas dans le même état</translation>
    </message>
    <message>
        <source>it does not fit the open question</source>
        <translation>elle ne convient pas à la question posée</translation>
    </message>
    <message>
        <source>the game has %1 steps of this player, so none is left for the draft</source>
        <translation>la partie a %1 étapes de ce joueur, il n’en reste donc aucune pour l’ébauche</translation>
    </message>
    <message>
        <source>this is not part of the current step</source>
        <translation>cela ne fait pas partie de l’étape en cours</translation>
    </message>
    <message>
        <source>the game would end before the step is done</source>
        <translation>la partie finirait avant que l’étape soit faite</translation>
    </message>
    <message>
        <source>a legal choice, but this step could not be done after it: choose another, or ask for a hint</source>
        <translation>un choix légal, mais l’étape ne pourrait plus être faite ensuite&#xa0;: choisissez-en un autre, ou demandez un indice</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne s’ouvre pas</translation>
    </message>
    <message>
        <source>cannot be read, or has more than %1 MB</source>
        <translation>ne peut être lu, ou dépasse %1 Mo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>aucun fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus de place sur le disque</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens symboliques à la suite</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>ne s’ouvre pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ne peut pas être lu</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>ne peut pas être écrit</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>its links lead nowhere</source>
        <translation>ses liens ne mènent nulle part</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>an ordinary file is expected</source>
        <translation>un fichier ordinaire est attendu</translation>
    </message>
    <message>
        <source>a file is expected</source>
        <translation>un fichier est attendu</translation>
    </message>
    <message>
        <source>expected a file</source>
        <translation>fichier attendu</translation>
    </message>
    <message>
        <source>cannot be opened, or has more than %1 MB</source>
        <translation>ne s’ouvre pas, ou a plus de %1 Mo</translation>
    </message>
    <message>
        <source>expected at most 64 MiB of JSON</source>
        <translation>64 Mio de JSON au plus attendus</translation>
    </message>
    <message>
        <source>expected JSON nested at most 200 deep</source>
        <translation>JSON attendu, imbriqué 200 fois au plus</translation>
    </message>
    <message>
        <source>line %1, byte %2: expected JSON</source>
        <translation>ligne %1, octet %2&#xa0;: JSON attendu</translation>
    </message>
    <message>
        <source>expected JSON with numbers that fit</source>
        <translation>JSON attendu, avec des nombres d’une taille possible</translation>
    </message>
    <message>
        <source>%1: %2: %3</source>
        <translation>%1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation>attendu&#xa0;: %1, trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected a member &quot;%1&quot;</source>
        <translation>membre «&#x202f;%1&#x202f;» attendu</translation>
    </message>
    <message>
        <source>unknown member &quot;%1&quot;</source>
        <translation>membre inconnu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>unknown member &quot;%1&quot; (did you mean &quot;%2&quot;?)</source>
        <translation>membre inconnu «&#x202f;%1&#x202f;» (vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?)</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>une liste de %1</translation>
    </message>
    <message>
        <source>a list of %1 to %2</source>
        <translation>une liste de %1 à %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>l’un de %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>la version %1</translation>
    </message>
    <message>
        <source>%1 of the catalogue</source>
        <translation>%1 du catalogue</translation>
    </message>
    <message>
        <source>%1 of the catalogue (did you mean &quot;%2&quot;?)</source>
        <translation>%1 du catalogue (vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?)</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>une unité</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <translation>une amélioration</translation>
    </message>
    <message>
        <source>a counterpart</source>
        <translation>un alter ego</translation>
    </message>
    <message>
        <source>a command card</source>
        <translation>une carte de commandement</translation>
    </message>
    <message>
        <source>a battle card</source>
        <translation>une carte de bataille</translation>
    </message>
    <message>
        <source>a battle force</source>
        <translation>une force armée</translation>
    </message>
    <message>
        <source>%1 is unique: expected at most one in an army</source>
        <translation>%1 est unique&#xa0;: une seule au plus attendue dans une armée</translation>
    </message>
    <message>
        <source>%1 has no miniatures without its upgrades</source>
        <translation>%1 n’a pas de figurines sans ses améliorations</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a unit of the catalogue</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une unité du catalogue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an upgrade of the catalogue</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une amélioration du catalogue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a counterpart of the catalogue</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un alter ego du catalogue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a base</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un socle</translation>
    </message>
    <message>
        <source>%1 (did you mean &quot;%2&quot;?)</source>
        <translation>%1 (vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?)</translation>
    </message>
    <message>
        <source>a unit carries up to %1 upgrades</source>
        <translation>une unité porte jusqu’à %1 améliorations</translation>
    </message>
    <message>
        <source>the height of a silhouette must be over 0 and at most %1 inches</source>
        <translation>la hauteur d’une silhouette doit être de plus de 0 et d’au plus %1 pouces</translation>
    </message>
    <message>
        <source>no catalogue is loaded: no unit can join</source>
        <translation>aucun catalogue n’est chargé&#xa0;: aucune unité ne peut entrer en jeu</translation>
    </message>
    <message>
        <source>%1, miniature %2: %3</source>
        <translation>%1, figurine %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 tokens are 0 to %2, not %3</source>
        <translation>les pions %1 vont de 0 à %2, pas %3</translation>
    </message>
    <message>
        <source>a header object is expected</source>
        <translation>un objet d’en-tête est attendu</translation>
    </message>
    <message>
        <source>answer %1: %2</source>
        <translation>réponse %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is locked</source>
        <translation>«&#x202f;%1&#x202f;» est verrouillé</translation>
    </message>
    <message>
        <source>&quot;%1&quot; would lie too far from the table</source>
        <translation>«&#x202f;%1&#x202f;» serait trop loin de la table</translation>
    </message>
    <message>
        <source>a layout holds at most %1 pieces</source>
        <translation>une disposition contient %1 éléments au plus</translation>
    </message>
    <message>
        <source>an angle is a number of degrees</source>
        <translation>un angle est un nombre de degrés</translation>
    </message>
    <message>
        <source>a group needs two pieces</source>
        <translation>il faut deux éléments pour un groupe</translation>
    </message>
    <message>
        <source>a piece needs a name</source>
        <translation>il faut un nom à un élément</translation>
    </message>
    <message>
        <source>a note has at most %1 characters</source>
        <translation>une note a %1 caractères au plus</translation>
    </message>
    <message>
        <source>an agreed height is 0 to 120 in</source>
        <translation>une hauteur convenue va de 0 à 120 pouces</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no part &quot;%2&quot;</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de partie «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>there is no piece &quot;%1&quot;</source>
        <translation>il n’y a pas d’élément «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is nothing to paste</source>
        <translation>il n’y a rien à coller</translation>
    </message>
    <message>
        <source>alignment needs at least two pieces</source>
        <translation>pour aligner, il faut au moins deux éléments</translation>
    </message>
    <message>
        <source>even spacing needs at least three pieces</source>
        <translation>pour répartir également, il faut au moins trois éléments</translation>
    </message>
    <message>
        <source>a table is 6 to 240 in wide and deep</source>
        <translation>une table a de 6 à 240 pouces de large et de profondeur</translation>
    </message>
    <message>
        <source>there is no mat &quot;%1&quot;</source>
        <translation>il n’y a pas de tapis «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>a layout needs a name</source>
        <translation>il faut un nom à une table</translation>
    </message>
    <message>
        <source>an outline needs three corners, not %1</source>
        <translation>il faut trois coins à un contour, pas %1</translation>
    </message>
    <message>
        <source>the edges of an outline may not cross</source>
        <translation>les arêtes d’un contour ne peuvent pas se croiser</translation>
    </message>
    <message>
        <source>a wall needs two points</source>
        <translation>il faut deux points à un mur</translation>
    </message>
    <message>
        <source>two points of a wall may not be at one place</source>
        <translation>deux points d’un mur ne peuvent pas être au même endroit</translation>
    </message>
    <message>
        <source>there is no picture to trace</source>
        <translation>il n’y a pas d’image à calquer</translation>
    </message>
    <message>
        <source>width of the picture in inches: expected %1 to %2, found %3</source>
        <translation>largeur de l’image en pouces&#xa0;: %1 à %2 attendus, %3 trouvés</translation>
    </message>
    <message>
        <source>opacity of the picture: expected %1 to %2, found %3</source>
        <translation>opacité de l’image&#xa0;: %1 à %2 attendus, %3 trouvés</translation>
    </message>
    <message>
        <source>the picture would lie too far from the table</source>
        <translation>l’image serait trop loin de la table</translation>
    </message>
    <message>
        <source>the picture is turned by no angle</source>
        <translation>l’image n’est tournée d’aucun angle</translation>
    </message>
    <message>
        <source>both points are at the same place of the picture</source>
        <translation>les deux points sont au même endroit de l’image</translation>
    </message>
    <message>
        <source>the two points must be more than 0 in apart</source>
        <translation>les deux points doivent être à plus de 0 pouce l’un de l’autre</translation>
    </message>
    <message>
        <source>expected a simple polygon: edges %1 and %2 cross</source>
        <translation>polygone simple attendu&#xa0;: les arêtes %1 et %2 se croisent</translation>
    </message>
    <message>
        <source>expected a counter-clockwise polygon with an area</source>
        <translation>polygone dans le sens inverse des aiguilles d’une montre, avec une surface, attendu</translation>
    </message>
    <message>
        <source>1 to %1 characters</source>
        <translation>de 1 à %1 caractères</translation>
    </message>
    <message>
        <source>an id that no other piece has</source>
        <translation>un identifiant qu’aucun autre élément n’a</translation>
    </message>
    <message>
        <source>expected one of mesh, prism, box, cylinder</source>
        <translation>attendu&#xa0;: l’un de mesh, prism, box, cylinder</translation>
    </message>
    <message>
        <source>with this piece the models of the layout have %1 triangles, expected at most %2</source>
        <translation>avec cet élément les modèles de la disposition ont %1 triangles, %2 au plus attendus</translation>
    </message>
    <message>
        <source>the path of a model</source>
        <translation>le chemin d’un modèle</translation>
    </message>
    <message>
        <source>the path of a picture</source>
        <translation>le chemin d’une image</translation>
    </message>
    <message>
        <source>a piece of terrain</source>
        <translation>un élément de décor</translation>
    </message>
    <message>
        <source>the id of the twin of this piece</source>
        <translation>l’identifiant de l’élément jumeau de celui-ci</translation>
    </message>
    <message>
        <source>the model has no part &quot;%1&quot;</source>
        <translation>le modèle n’a pas de partie «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the model has no part &quot;%1&quot;; did you mean &quot;%2&quot;?</source>
        <translation>le modèle n’a pas de partie «&#x202f;%1&#x202f;»&#x202f;; vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>a path or a document</source>
        <translation>un chemin ou un document</translation>
    </message>
    <message>
        <source>each command card once</source>
        <translation>chaque carte de commandement une fois</translation>
    </message>
    <message>
        <source>a card of the kind %1</source>
        <translation>une carte du genre %1</translation>
    </message>
    <message>
        <source>%1 is not a %2 card</source>
        <translation>%1 n’est pas une carte %2</translation>
    </message>
    <message>
        <source>%1 is not an objective</source>
        <translation>%1 n’est pas un objectif</translation>
    </message>
    <message>
        <source>%1 is not a secondary objective</source>
        <translation>%1 n’est pas un objectif secondaire</translation>
    </message>
    <message>
        <source>a game from its setup begins without it</source>
        <translation>une partie depuis sa mise en place commence sans cela</translation>
    </message>
    <message>
        <source>a unit that is not placed yet</source>
        <translation>une unité qui n’est pas encore placée</translation>
    </message>
    <message>
        <source>expected a placement of unit %1 (%2)</source>
        <translation>placement de l’unité %1 (%2) attendu</translation>
    </message>
    <message>
        <source>%1; %2 (p. %3, %4)</source>
        <translation>%1&#x202f;; %2 (page %3, %4)</translation>
    </message>
    <message>
        <source>from</source>
        <translation>la première figurine</translation>
    </message>
    <message>
        <source>to</source>
        <translation>la seconde figurine</translation>
    </message>
    <message>
        <source>mini</source>
        <translation>la figurine</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>facing</source>
        <translation>orientation</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotation</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>tolerance of %1: %2: %3</source>
        <translation>tolérance de %1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>expected a number from 0 to %1</source>
        <translation>un nombre de 0 à %1 est attendu</translation>
    </message>
    <message>
        <source>expected less than the height itself</source>
        <translation>moins que la hauteur elle-même est attendu</translation>
    </message>
    <message>
        <source>tolerance: no piece %1</source>
        <translation>tolérance&#xa0;: il n’y a pas d’élément %1</translation>
    </message>
    <message>
        <source>tolerance: expected at most %1 quantities</source>
        <translation>tolérance&#xa0;: au plus %1 grandeurs sont attendues</translation>
    </message>
    <message>
        <source>to: expected a miniature</source>
        <translation>vers qui&#xa0;: une figurine est attendue</translation>
    </message>
    <message>
        <source>to: no piece %1</source>
        <translation>vers quoi&#xa0;: il n’y a pas d’élément %1</translation>
    </message>
    <message>
        <source>height: no piece %1</source>
        <translation>hauteur&#xa0;: il n’y a pas d’élément %1</translation>
    </message>
    <message>
        <source>no piece %1</source>
        <translation>il n’y a pas d’élément %1</translation>
    </message>
    <message>
        <source>height: expected a terrain piece</source>
        <translation>hauteur&#xa0;: un élément de décor est attendu</translation>
    </message>
    <message>
        <source>expected a miniature on the battlefield</source>
        <translation>une figurine sur le champ de bataille est attendue</translation>
    </message>
    <message>
        <source>expected two miniatures, not one and itself</source>
        <translation>deux figurines sont attendues, pas une et elle-même</translation>
    </message>
    <message>
        <source>only troopers can be obscured (p. 34)</source>
        <translation>seuls les soldats peuvent être protégés (p. 34)</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>round: 1 to the last round, not %1</source>
        <translation>round&#xa0;: de 1 au dernier round, pas %1</translation>
    </message>
    <message>
        <source>phase: a game starts with setup, a command or an activation phase</source>
        <translation>phase&#xa0;: une partie commence par la mise en place, une phase de commandement ou une phase d’activation</translation>
    </message>
    <message>
        <source>phase: a command phase needs a command hand</source>
        <translation>phase&#xa0;: une phase de commandement demande une main de commandement</translation>
    </message>
    <message>
        <source>%1 has no units</source>
        <translation>%1 n’a aucune unité</translation>
    </message>
    <message>
        <source>%1 is deployed before setup</source>
        <translation>%1 est déployée avant la mise en place</translation>
    </message>
    <message>
        <source>setup needs a command hand</source>
        <translation>la mise en place demande une main de commandement</translation>
    </message>
    <message>
        <source>the battle deck needs an objective</source>
        <translation>il faut un objectif dans le paquet de bataille</translation>
    </message>
    <message>
        <source>the battle deck needs a secondary objective</source>
        <translation>il faut un objectif secondaire dans le paquet de bataille</translation>
    </message>
    <message>
        <source>the battle deck needs an advantage</source>
        <translation>il faut un avantage dans le paquet de bataille</translation>
    </message>
    <message>
        <source>%1 has no map card</source>
        <translation>%1 n’a pas de carte du champ de bataille</translation>
    </message>
    <message>
        <source>no miniatures</source>
        <translation>aucune figurine</translation>
    </message>
    <message>
        <source>a wound threshold of 1 or more is expected</source>
        <translation>un seuil de blessures de 1 ou plus est attendu</translation>
    </message>
    <message>
        <source>unknown base &quot;%1&quot;</source>
        <translation>socle «&#x202f;%1&#x202f;» inconnu</translation>
    </message>
    <message>
        <source>a silhouette height over 0 is expected</source>
        <translation>une hauteur de silhouette au-dessus de 0 est attendue</translation>
    </message>
    <message>
        <source>the number of tokens is below 0</source>
        <translation>le nombre de pions est inférieur à 0</translation>
    </message>
    <message>
        <source>the unit has fewer miniatures than numbers of wounds</source>
        <translation>l’unité a moins de figurines que de nombres de blessures</translation>
    </message>
    <message>
        <source>a counterpart is not the unit leader</source>
        <translation>un alter ego n’est pas le chef d’unité</translation>
    </message>
    <message>
        <source>wounds are 0 to %1, not %2</source>
        <translation>les blessures vont de 0 à %1, pas %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>«&#x202f;%1&#x202f;» %2</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>doit être un texte</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit être «&#x202f;true&#x202f;» ou «&#x202f;false&#x202f;»</translation>
    </message>
    <message>
        <source>must be true</source>
        <translation>doit être «&#x202f;true&#x202f;»</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>doit être un objet</translation>
    </message>
    <message>
        <source>must be a list of objects</source>
        <translation>doit être une liste d’objets</translation>
    </message>
    <message>
        <source>must be a list of strings</source>
        <translation>doit être une liste de textes</translation>
    </message>
    <message>
        <source>must be a list of %1 numbers</source>
        <translation>doit être une liste de %1 nombres</translation>
    </message>
    <message>
        <source>must be a whole number up to 1000000000</source>
        <translation>doit être un nombre entier jusqu’à 1000000000</translation>
    </message>
    <message>
        <source>must be a finite number up to 1000000</source>
        <translation>doit être un nombre fini jusqu’à 1000000</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>doit être l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>must name the chosen option</source>
        <translation>doit nommer l’option choisie</translation>
    </message>
    <message>
        <source>an answer must be an object</source>
        <translation>une réponse doit être un objet</translation>
    </message>
    <message>
        <source>must be &quot;%1&quot;</source>
        <translation>doit être «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>must be a whole number from 1</source>
        <translation>doit être un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>must be a whole number from 0 to %1</source>
        <translation>doit être un nombre entier de 0 à %1</translation>
    </message>
    <message>
        <source>a later version of the game saved it (&quot;version&quot; %1, this one reads up to %2)</source>
        <translation>une version plus récente du jeu l’a enregistrée («&#x202f;version&#x202f;» %1, celle-ci lit jusqu’à %2)</translation>
    </message>
    <message>
        <source>a later version of the game saved it (&quot;asks&quot; %1, this one knows up to %2)</source>
        <translation>une version plus récente du jeu l’a enregistrée («&#x202f;asks&#x202f;» %1, celle-ci connaît jusqu’à %2)</translation>
    </message>
    <message>
        <source>must be a date such as &quot;2026-05-29&quot;</source>
        <translation>doit être une date telle que «&#x202f;2026-05-29&#x202f;»</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits</source>
        <translation>doit être 16 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>must be a list of names, at most %1 letters each</source>
        <translation>doit être une liste de noms de %1 lettres au plus chacun</translation>
    </message>
    <message>
        <source>the line is not as it was saved: &quot;%1&quot; must be &quot;%2&quot;</source>
        <translation>la ligne n’est pas telle qu’elle a été enregistrée&#xa0;: «&#x202f;%1&#x202f;» doit être «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>an answer object is expected</source>
        <translation>un objet de réponse est attendu</translation>
    </message>
    <message>
        <source>told to stop</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>expected a zip; the file is not a zip, or it is cut off</source>
        <translation>un zip est attendu&#x202f;; ce n’en est pas un, ou il est tronqué</translation>
    </message>
    <message>
        <source>expected a zip whose names are all different</source>
        <translation>un zip dont tous les noms sont différents est attendu</translation>
    </message>
    <message>
        <source>expected a whole zip: %1</source>
        <translation>un zip entier est attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a plain zip, not one for more than 4 GB (Zip64)</source>
        <translation>un zip ordinaire est attendu, pas un zip de plus de 4 Go (Zip64)</translation>
    </message>
    <message>
        <source>lists entries in %1 bytes, expected at most %2</source>
        <translation>énumère ses entrées en %1 octets, au plus %2 sont attendus</translation>
    </message>
    <message>
        <source>holds %1 entries, expected at most %2</source>
        <translation>contient %1 entrées, au plus %2 sont attendues</translation>
    </message>
    <message>
        <source>entry %1 cannot be read</source>
        <translation>l’entrée %1 ne peut pas être lue</translation>
    </message>
    <message>
        <source>cannot be zipped: %1</source>
        <translation>ne peut pas être mis en zip&#xa0;: %1</translation>
    </message>
    <message>
        <source>CRC error</source>
        <translation>somme de contrôle fausse</translation>
    </message>
    <message>
        <source>Zip archive inconsistent</source>
        <translation>archive zip incohérente</translation>
    </message>
    <message>
        <source>Premature end of file</source>
        <translation>fin de fichier prématurée</translation>
    </message>
    <message>
        <source>Read error</source>
        <translation>erreur de lecture</translation>
    </message>
    <message>
        <source>Seek error</source>
        <translation>erreur de positionnement</translation>
    </message>
    <message>
        <source>Zlib error</source>
        <translation>données compressées illisibles</translation>
    </message>
    <message>
        <source>Malloc failure</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>argument non valable</translation>
    </message>
    <message>
        <source>Compressed data invalid</source>
        <translation>données compressées non valables</translation>
    </message>
    <message>
        <source>Multi-disk zip archives not supported</source>
        <translation>les archives zip en plusieurs volumes ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>expected a file or a folder of a name, not both</source>
        <translation>un fichier ou un dossier de ce nom est attendu, pas les deux</translation>
    </message>
    <message>
        <source>expected an entry that is not encrypted</source>
        <translation>une entrée non chiffrée est attendue</translation>
    </message>
    <message>
        <source>expected an entry that is stored or deflated, found method %1</source>
        <translation>une entrée stockée ou compressée par deflate est attendue, trouvé&#xa0;: méthode %1</translation>
    </message>
    <message>
        <source>expected an empty folder</source>
        <translation>un dossier vide est attendu</translation>
    </message>
    <message>
        <source>expected a name that no other entry has</source>
        <translation>un nom qu’aucune autre entrée ne porte est attendu</translation>
    </message>
    <message>
        <source>with this entry it unpacks to more than %1 bytes, which is the maximum</source>
        <translation>avec cette entrée, le contenu dépasse %1 octets, le maximum</translation>
    </message>
    <message>
        <source>its attributes cannot be read</source>
        <translation>ses attributs ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>expected a file, found a link</source>
        <translation>un fichier est attendu, trouvé un lien</translation>
    </message>
    <message>
        <source>expected a file, found a device or something else</source>
        <translation>un fichier est attendu, trouvé un périphérique ou autre chose</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>endommagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>unpacks to more than the %1 bytes that it states</source>
        <translation>donne plus que les %1 octets annoncés</translation>
    </message>
    <message>
        <source>unpacks to %1 bytes, expected the %2 that it states</source>
        <translation>donne %1 octets, les %2 annoncés sont attendus</translation>
    </message>
    <message>
        <source>expected a name of 1 to %1 bytes</source>
        <translation>un nom de 1 à %1 octets est attendu</translation>
    </message>
    <message>
        <source>expected a name without control characters</source>
        <translation>un nom sans caractères de contrôle est attendu</translation>
    </message>
    <message>
        <source>expected a name without \ and without a drive</source>
        <translation>un nom sans \ et sans lecteur est attendu</translation>
    </message>
    <message>
        <source>expected a name that does not begin with /</source>
        <translation>un nom qui ne commence pas par / est attendu</translation>
    </message>
    <message>
        <source>expected a name without parts that are empty, . or ..</source>
        <translation>un nom sans parties vides, . ou .. est attendu</translation>
    </message>
    <message>
        <source>%1 after %2</source>
        <translation>%1 après %2</translation>
    </message>
    <message>
        <source>expected table.layout.json, licences.txt, picture.png, trace.png, trace.jpg or a file in models/</source>
        <translation>attendu&#xa0;: table.layout.json, licences.txt, picture.png, trace.png, trace.jpg ou un fichier dans models/</translation>
    </message>
    <message>
        <source>a model that ships (asset:...) or one that lies in the table</source>
        <translation>un modèle livré avec le programme (asset:...) ou un modèle dans la table</translation>
    </message>
    <message>
        <source>trace.png or trace.jpg, which lies in the table</source>
        <translation>trace.png ou trace.jpg, dans la table</translation>
    </message>
    <message>
        <source>missing; expected the layout of the table</source>
        <translation>absent&#x202f;; la disposition de la table est attendue</translation>
    </message>
    <message>
        <source>expected a PNG picture</source>
        <translation>une image PNG est attendue</translation>
    </message>
    <message>
        <source>expected a JPEG picture</source>
        <translation>une image JPEG est attendue</translation>
    </message>
    <message>
        <source>expected a PNG or JPEG picture to trace</source>
        <translation>une image PNG ou JPEG à calquer est attendue</translation>
    </message>
    <message>
        <source>cannot be shared under this name: %1</source>
        <translation>ne peut pas être partagé sous ce nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be read, or makes the table larger than %1 MB</source>
        <translation>ne se lit pas, ou rend la table plus grande que %1 Mo</translation>
    </message>
    <message>
        <source>too many changed tables are already there</source>
        <translation>trop de tables modifiées s’y trouvent déjà</translation>
    </message>
    <message>
        <source>expected a folder that is empty or not there</source>
        <translation>un dossier vide ou qui n’existe pas est attendu</translation>
    </message>
    <message>
        <source>table: width and depth must be over 0 and at most 1000 inches</source>
        <translation>table&#xa0;: largeur et profondeur doivent être au-dessus de 0 et d’au plus 1000 pouces</translation>
    </message>
    <message>
        <source>dimensions: the joint of a movement tool must lie between 0 and 1</source>
        <translation>dimensions&#xa0;: l’articulation d’un gabarit de déplacement doit se trouver entre 0 et 1</translation>
    </message>
    <message>
        <source>piece &apos;%1&apos;: %2</source>
        <translation>élément «&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>a piece has no id; every piece needs one</source>
        <translation>un élément n’a pas d’identifiant&#x202f;; il en faut un à chaque élément</translation>
    </message>
    <message>
        <source>the id is used twice, expected unique ids</source>
        <translation>l’identifiant sert deux fois, des identifiants uniques sont attendus</translation>
    </message>
    <message>
        <source>the position must be finite and within 1000 inches</source>
        <translation>la position doit être finie et à moins de 1000 pouces</translation>
    </message>
    <message>
        <source>the rotation must be a finite angle</source>
        <translation>la rotation doit être un angle fini</translation>
    </message>
    <message>
        <source>no part is named &apos;%1&apos;; parts: none</source>
        <translation>aucune partie ne s’appelle «&#x202f;%1&#x202f;»&#x202f;; il n’y a pas de parties</translation>
    </message>
    <message>
        <source>no part is named &apos;%1&apos;; parts: %2</source>
        <translation>aucune partie ne s’appelle «&#x202f;%1&#x202f;»&#x202f;; parties&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 must be over 0 and at most %2 inches, not %3</source>
        <translation>%1 doit être au-dessus de 0 et d’au plus %2 pouces, pas %3</translation>
    </message>
    <message>
        <source>the agreed height</source>
        <translation>la hauteur convenue</translation>
    </message>
    <message>
        <source>the prism&apos;s height</source>
        <translation>la hauteur du prisme</translation>
    </message>
    <message>
        <source>the box&apos;s width</source>
        <translation>la largeur de la boîte</translation>
    </message>
    <message>
        <source>the box&apos;s depth</source>
        <translation>la profondeur de la boîte</translation>
    </message>
    <message>
        <source>the box&apos;s height</source>
        <translation>la hauteur de la boîte</translation>
    </message>
    <message>
        <source>the cylinder&apos;s diameter</source>
        <translation>le diamètre du cylindre</translation>
    </message>
    <message>
        <source>the cylinder&apos;s height</source>
        <translation>la hauteur du cylindre</translation>
    </message>
    <message>
        <source>mesh part &apos;%1&apos; has a vertex that is not finite or beyond 1000 inches</source>
        <translation>la partie «&#x202f;%1&#x202f;» du maillage a un sommet qui n’est pas fini ou à plus de 1000 pouces</translation>
    </message>
    <message>
        <source>mesh part &apos;%1&apos; names vertex %2 of %3</source>
        <translation>la partie «&#x202f;%1&#x202f;» du maillage nomme le sommet %2 sur %3</translation>
    </message>
    <message>
        <source>the mesh has no triangles</source>
        <translation>le maillage n’a pas de triangles</translation>
    </message>
    <message>
        <source>a corner of the prism is not finite or beyond 1000 inches</source>
        <translation>un coin du prisme n’est pas fini ou se trouve à plus de 1000 pouces</translation>
    </message>
    <message>
        <source>a prism needs at least 3 corners, not %1</source>
        <translation>il faut au moins 3 coins à un prisme, pas %1</translation>
    </message>
    <message>
        <source>the prism&apos;s polygon crosses or touches itself</source>
        <translation>le polygone du prisme se croise ou se touche</translation>
    </message>
    <message>
        <source>scale must be a positive number</source>
        <translation>l’échelle doit être un nombre positif</translation>
    </message>
    <message>
        <source>needs more memory than a model may take</source>
        <translation>demande plus de mémoire qu’un modèle ne peut en prendre</translation>
    </message>
    <message>
        <source>not a model (%1): %2</source>
        <translation>n’est pas un modèle (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>the data that was read from it is damaged</source>
        <translation>les données qui en ont été lues sont abîmées</translation>
    </message>
    <message>
        <source>cut off: %1 of %2 bytes</source>
        <translation>tronqué&#xa0;: %1 octets sur %2</translation>
    </message>
    <message>
        <source>cut off: the last line is not endsolid</source>
        <translation>tronqué&#xa0;: la dernière ligne n’est pas endsolid</translation>
    </message>
    <message>
        <source>cut off: its last line is &quot;%1&quot;</source>
        <translation>tronqué&#xa0;: sa dernière ligne est «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>cut off: its header has no line &quot;end_header&quot;</source>
        <translation>tronqué&#xa0;: il manque à son en-tête la ligne «&#x202f;end_header&#x202f;»</translation>
    </message>
    <message>
        <source>cut off: fewer elements than its header says</source>
        <translation>tronqué&#xa0;: moins d’éléments que n’en dit son en-tête</translation>
    </message>
    <message>
        <source>no triangles</source>
        <translation>aucun triangle</translation>
    </message>
    <message>
        <source>nodes lie over %1 levels deep</source>
        <translation>des nœuds se trouvent à plus de %1 niveaux de profondeur</translation>
    </message>
    <message>
        <source>over %1 nodes and meshes</source>
        <translation>plus de %1 nœuds et maillages</translation>
    </message>
    <message>
        <source>a node names a mesh that is not there</source>
        <translation>un nœud nomme un maillage qui n’existe pas</translation>
    </message>
    <message>
        <source>a node names a child that is not there</source>
        <translation>un nœud nomme un enfant qui n’existe pas</translation>
    </message>
    <message>
        <source>a mesh has no coordinates</source>
        <translation>un maillage n’a pas de coordonnées</translation>
    </message>
    <message>
        <source>over eight million corners</source>
        <translation>plus de huit millions de coins</translation>
    </message>
    <message>
        <source>over two million triangles</source>
        <translation>plus de deux millions de triangles</translation>
    </message>
    <message>
        <source>a coordinate is not a finite number</source>
        <translation>une coordonnée n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>a face names no vertex</source>
        <translation>une face nomme un sommet qui n’existe pas</translation>
    </message>
    <message>
        <source>too large: %1 across in the units of the file, expected at most %2</source>
        <translation>trop grand&#xa0;: %1 de long dans les unités du fichier, au plus %2 sont attendus</translation>
    </message>
    <message>
        <source>the whole model is at one point, expected a size of at least %1 in the units of the file</source>
        <translation>tout le modèle est en un seul point, une taille d’au moins %1 dans les unités du fichier est attendue</translation>
    </message>
    <message>
        <source>none of its %1 triangles has an area</source>
        <translation>aucun de ses %1 triangles n’a de surface</translation>
    </message>
    <message>
        <source>model: expected a path &quot;asset:...&quot;, found %1</source>
        <translation>model&#xa0;: un chemin «&#x202f;asset:...&#x202f;» est attendu, trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the program that reads models cannot be started: %1</source>
        <translation>le programme qui lit les modèles ne démarre pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>not completely read in %1 s</source>
        <translation>pas entièrement lu en %1 s</translation>
    </message>
    <message>
        <source>not completely read in %1 s of processor time</source>
        <translation>pas entièrement lu en %1 s de calcul</translation>
    </message>
    <message>
        <source>more than %1 MB of triangles</source>
        <translation>plus de %1 Mo de triangles</translation>
    </message>
    <message>
        <source>not read: stopped</source>
        <translation>pas lu&#xa0;: interrompu</translation>
    </message>
    <message>
        <source>damaged or too large: the reader program was ended (%1)</source>
        <translation>abîmé ou trop grand&#xa0;: le programme de lecture a été arrêté (%1)</translation>
    </message>
    <message>
        <source>damaged or too large: the reader program failed (status %1)</source>
        <translation>abîmé ou trop grand&#xa0;: le programme de lecture a échoué (état %1)</translation>
    </message>
    <message>
        <source>the reader program stopped without an answer</source>
        <translation>le programme de lecture s’est arrêté sans réponse</translation>
    </message>
    <message>
        <source>OpenGL 4.1 is needed; this context offers %1.%2</source>
        <translation>il faut OpenGL 4.1&#x202f;; ce contexte offre %1.%2</translation>
    </message>
    <message>
        <source>shader or a file it includes cannot be read</source>
        <translation>le shader, ou un fichier qu’il inclut, ne peut pas être lu</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas %2</translation>
    </message>
    <message>
        <source>a faction</source>
        <translation>une faction</translation>
    </message>
    <message>
        <source>a size of game</source>
        <translation>une taille de partie</translation>
    </message>
    <message>
        <source>an upgrade slot</source>
        <translation>un emplacement d’amélioration</translation>
    </message>
    <message>
        <source>an owner of the card</source>
        <translation>un possesseur de la carte</translation>
    </message>
    <message>
        <source>a kind of mark</source>
        <translation>un genre de marque</translation>
    </message>
    <message>
        <source>something to gain</source>
        <translation>quelque chose à gagner</translation>
    </message>
    <message>
        <source>a rank</source>
        <translation>un rang</translation>
    </message>
    <message>
        <source>a source of the effect</source>
        <translation>une source de l’effet</translation>
    </message>
    <message>
        <source>a unit type</source>
        <translation>un type d’unité</translation>
    </message>
    <message>
        <source>a kind of battle card</source>
        <translation>un genre de carte de bataille</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a weapon of the card</source>
        <translation>une arme de la carte</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>un pion</translation>
    </message>
    <message>
        <source>a face of a die</source>
        <translation>une face de dé</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>une action</translation>
    </message>
    <message>
        <source>a kind of attack</source>
        <translation>un genre d’attaque</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modèle</translation>
    </message>
    <message>
        <source>a stand-in</source>
        <translation>une doublure</translation>
    </message>
    <message>
        <source>a limit on selecting a card</source>
        <translation>une limite au choix d’une carte</translation>
    </message>
    <message>
        <source>a place for a keyword</source>
        <translation>un endroit pour un mot-clé</translation>
    </message>
    <message>
        <source>a timing point</source>
        <translation>un moment du jeu</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>un identifiant</translation>
    </message>
    <message>
        <source>a number or &quot;all&quot;</source>
        <translation>un nombre ou «&#x202f;all&#x202f;»</translation>
    </message>
    <message>
        <source>a list of parts</source>
        <translation>une liste de parties</translation>
    </message>
    <message>
        <source>melee, or a minimum and a maximum</source>
        <translation>corps à corps, ou un minimum et un maximum</translation>
    </message>
    <message>
        <source>a base of the dimensions (%1?)</source>
        <translation>un socle des dimensions (%1&#x202f;?)</translation>
    </message>
    <message>
        <source>there is no unit &quot;%1&quot;</source>
        <translation>il n’y a pas d’unité «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no unit named &quot;%1&quot;</source>
        <translation>aucune unité ne s’appelle «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no counterpart &quot;%1&quot;</source>
        <translation>il n’y a pas d’alter ego «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no upgrade &quot;%1&quot;</source>
        <translation>il n’y a pas d’amélioration «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no command card &quot;%1&quot;</source>
        <translation>il n’y a pas de carte de commandement «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no battle card &quot;%1&quot;</source>
        <translation>il n’y a pas de carte de bataille «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no battle force &quot;%1&quot;</source>
        <translation>il n’y a pas de force armée «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>there is no affiliation &quot;%1&quot;</source>
        <translation>il n’y a pas d’affiliation «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>a vehicle has no courage, only troopers have</source>
        <translation>un véhicule n’a pas de courage, seuls les soldats en ont</translation>
    </message>
    <message>
        <source>a trooper has no resilience, only vehicles have</source>
        <translation>un soldat n’a pas de résistance, seuls les véhicules en ont</translation>
    </message>
    <message>
        <source>expected a member &quot;courage&quot; of a trooper: a number, or null for a dash</source>
        <translation>membre «&#x202f;courage&#x202f;» attendu pour un soldat&#xa0;: un nombre, ou null pour un tiret</translation>
    </message>
    <message>
        <source>the id &quot;%1&quot; is taken</source>
        <translation>l’identifiant «&#x202f;%1&#x202f;» est déjà pris</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no points, neither here nor in points.json</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de points, ni ici ni dans points.json</translation>
    </message>
    <message>
        <source>points.json prices this card as well</source>
        <translation>points.json donne aussi les points de cette carte</translation>
    </message>
    <message>
        <source>the keyword &quot;%1&quot; has two entries</source>
        <translation>le mot-clé «&#x202f;%1&#x202f;» a deux entrées</translation>
    </message>
    <message>
        <source>the keyword &quot;%1&quot; has no entry</source>
        <translation>le mot-clé «&#x202f;%1&#x202f;» n’a pas d’entrée</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a keyword of units</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un mot-clé d’unité</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a keyword of weapons</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un mot-clé d’arme</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a keyword of upgrade cards</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un mot-clé de carte d’amélioration</translation>
    </message>
    <message>
        <source>this keyword does not use &quot;%1&quot;</source>
        <translation>ce mot-clé n’utilise pas «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a parameter of %2</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un paramètre de %2</translation>
    </message>
    <message>
        <source>%1 lines, but reminders for %2</source>
        <translation>%1 lignes, mais des rappels pour %2</translation>
    </message>
    <message>
        <source>has no meaning at %1</source>
        <translation>n’a pas de sens au moment %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no meaning at %2</source>
        <translation>«&#x202f;%1&#x202f;» n’a pas de sens au moment %2</translation>
    </message>
    <message>
        <source>no unit has it: ally, enemy, everyone or a side, at %1</source>
        <translation>aucune unité ne l’a&#xa0;: allié, ennemi, tous ou un camp, au moment %1</translation>
    </message>
    <message>
        <source>no unit has the card</source>
        <translation>aucune unité n’a la carte</translation>
    </message>
    <message>
        <source>only a keyword lists units</source>
        <translation>seul un mot-clé énumère des unités</translation>
    </message>
    <message>
        <source>only a keyword has an X</source>
        <translation>seul un mot-clé a un X</translation>
    </message>
    <message>
        <source>a role</source>
        <translation>un rôle</translation>
    </message>
    <message>
        <source>a side, ally or enemy</source>
        <translation>un camp&#xa0;: ally ou enemy</translation>
    </message>
    <message>
        <source>a duration</source>
        <translation>une durée</translation>
    </message>
    <message>
        <source>a keyword</source>
        <translation>un mot-clé</translation>
    </message>
    <message>
        <source>a limit of uses</source>
        <translation>une limite d’utilisation</translation>
    </message>
    <message>
        <source>the cost of a card action: free, 1 or 2</source>
        <translation>le coût d’une action de carte&#xa0;: free, 1 ou 2</translation>
    </message>
    <message>
        <source>expected either &quot;when&quot; or &quot;action&quot;</source>
        <translation>il faut soit «&#x202f;when&#x202f;», soit «&#x202f;action&#x202f;»</translation>
    </message>
    <message>
        <source>no unit is &quot;%1&quot; here</source>
        <translation>aucune unité n’est «&#x202f;%1&#x202f;» ici</translation>
    </message>
    <message>
        <source>&quot;choose&quot; already says which unit it is for</source>
        <translation>«&#x202f;choose&#x202f;» indique déjà l’unité concernée</translation>
    </message>
    <message>
        <source>this step does nothing: expected a verb</source>
        <translation>cette étape ne fait rien&#xa0;: il faut un verbe</translation>
    </message>
    <message>
        <source>&quot;choose&quot; takes &quot;up_to&quot; or &quot;exactly&quot;, not both</source>
        <translation>«&#x202f;choose&#x202f;» admet «&#x202f;up_to&#x202f;» ou «&#x202f;exactly&#x202f;», pas les deux</translation>
    </message>
    <message>
        <source>only command cards are divulged</source>
        <translation>seules les cartes de commandement sont divulguées</translation>
    </message>
    <message>
        <source>&quot;each&quot; means every such unit, without a number</source>
        <translation>«&#x202f;each&#x202f;» désigne toutes ces unités, sans nombre</translation>
    </message>
    <message>
        <source>only RerollAttackDice and RerollDefenseDice have dice to reroll</source>
        <translation>seuls RerollAttackDice et RerollDefenseDice ont des dés à relancer</translation>
    </message>
    <message>
        <source>only GatherAttackDice has a pool that dice can join</source>
        <translation>seul GatherAttackDice a une réserve à laquelle des dés peuvent s’ajouter</translation>
    </message>
    <message>
        <source>a number of dice, or &quot;all&quot;</source>
        <translation>un nombre de dés, ou «&#x202f;all&#x202f;»</translation>
    </message>
    <message>
        <source>a colour of attack dice: red, black or white</source>
        <translation>une couleur de dés d’attaque&#xa0;: red, black ou white</translation>
    </message>
    <message>
        <source>something to look at: hand</source>
        <translation>une chose à regarder&#xa0;: hand</translation>
    </message>
    <message>
        <source>the number of a part, &quot;code&quot; or &quot;free action&quot;</source>
        <translation>le numéro d’une partie, «&#x202f;code&#x202f;» ou «&#x202f;free action&#x202f;»</translation>
    </message>
    <message>
        <source>the card has no part %1 that the game applies</source>
        <translation>la carte n’a pas de partie %1 que le jeu applique</translation>
    </message>
    <message>
        <source>no clause names the part %1</source>
        <translation>aucune clause ne nomme la partie %1</translation>
    </message>
    <message>
        <source>something to score</source>
        <translation>un décompte</translation>
    </message>
    <message>
        <source>a place of tokens</source>
        <translation>un emplacement de pions</translation>
    </message>
    <message>
        <source>the card has no token &quot;%1&quot;</source>
        <translation>la carte n’a pas de pion «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1: advantage tokens in the pass pool: %2</source>
        <translation>%1&#xa0;: pions avantage dans la réserve de passe&#xa0;: %2</translation>
    </message>
    <message>
        <source>spends 1 advantage token of the pass pool for %1</source>
        <translation>dépense 1 pion avantage de la réserve de passe pour %1</translation>
    </message>
    <message>
        <source>Free action: %1</source>
        <translation>Action gratuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>rolls dice for %1</source>
        <translation>lance les dés de %1</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <translation>Détruire %1</translation>
    </message>
    <message>
        <source>The end of the ruler must be within range 1 of the token</source>
        <translation>Le bout de la règle doit être à portée 1 du pion</translation>
    </message>
    <message>
        <source>%1: advantage tokens left on the card: %2</source>
        <translation>%1&#xa0;: pions avantage restants sur la carte&#xa0;: %2</translation>
    </message>
    <message>
        <source>Gain %1</source>
        <translation>Gagner %1</translation>
    </message>
    <message>
        <source>Keep 1 %1</source>
        <translation>Garder 1 %1</translation>
    </message>
    <message>
        <source>%1: keeps 1 %2</source>
        <translation>%1&#xa0;: garde 1 %2</translation>
    </message>
    <message>
        <source>Place a barricade at an angle of %1 degrees</source>
        <translation>Placer une barricade à un angle de %1 degrés</translation>
    </message>
    <message>
        <source>%1: a barricade is placed</source>
        <translation>%1&#xa0;: une barricade est placée</translation>
    </message>
    <message>
        <source>The barricade %1</source>
        <translation>La barricade %1</translation>
    </message>
    <message>
        <source>is set aside with an advantage token</source>
        <translation>est mise de côté avec un pion avantage</translation>
    </message>
    <message>
        <source>placed: %1</source>
        <translation>placée&#xa0;: %1</translation>
    </message>
    <message>
        <source>stays set aside: no place is far enough from enemy units (%1)</source>
        <translation>reste de côté&#xa0;: aucune place n’est assez loin des unités ennemies (%1)</translation>
    </message>
    <message>
        <source>the unit leader is placed beyond range %1 of all enemy units</source>
        <translation>le chef d’unité se place au-delà de la portée %1 de toute unité ennemie</translation>
    </message>
    <message>
        <source>every miniature is placed beyond range %1 of all enemy units</source>
        <translation>chaque figurine se place au-delà de la portée %1 de toute unité ennemie</translation>
    </message>
    <message>
        <source>Speed +1 for the next Move action</source>
        <translation>Vitesse +1 pour la prochaine action Se déplacer</translation>
    </message>
    <message>
        <source>1 black and 1 white die for a pool of the next attack</source>
        <translation>1 dé noir et 1 dé blanc pour une réserve de la prochaine attaque</translation>
    </message>
    <message>
        <source>is completely in enemy territory</source>
        <translation>est entièrement en territoire ennemi</translation>
    </message>
    <message>
        <source>is within range 1 of another barricade of the card</source>
        <translation>est à portée 1 d’une autre barricade de la carte</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Gain: %1 %2</source>
        <translation>Gagner&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Remove: %1 %2</source>
        <translation>Retirer&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Remove: 1 wound</source>
        <translation>Retirer&#xa0;: 1 blessure</translation>
    </message>
    <message>
        <source>Suffer wounds: %1</source>
        <translation>Subir des blessures&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove wounds: %1</source>
        <translation>Retirer des blessures&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restore miniatures: %1</source>
        <translation>Restaurer des figurines&#xa0;: %1</translation>
    </message>
    <message>
        <source>Place smoke tokens: %1</source>
        <translation>Placer des pions fumée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Make a free action</source>
        <translation>Effectuer une action gratuite</translation>
    </message>
    <message>
        <source>Move at Speed %1</source>
        <translation>Se déplacer à la vitesse %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Hits to cancel: %1</source>
        <translation>Touches à annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cancel 1 crit</source>
        <translation>Annuler 1 critique</translation>
    </message>
    <message>
        <source>%1 cancels hits: %2</source>
        <translation>%1 annule des touches&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cancels 1 crit</source>
        <translation>%1 annule 1 critique</translation>
    </message>
    <message>
        <source>rerolled because of %1</source>
        <translation>relancés grâce à %1</translation>
    </message>
    <message>
        <source>%1 removes wounds: %2</source>
        <translation>%1 retire des blessures&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: named number of pips: %2; set aside faceup: %3</source>
        <translation>%1&#xa0;: points lumineux annoncés&#xa0;: %2&#x202f;; mises de côté face visible&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: named number of pips: %2; no card in the hand has it</source>
        <translation>%1&#xa0;: points lumineux annoncés&#xa0;: %2&#x202f;; aucune carte en main n’en a autant</translation>
    </message>
    <message>
        <source>%1: its player looks at the other hand</source>
        <translation>%1&#xa0;: son joueur regarde l’autre main</translation>
    </message>
    <message>
        <source>%1: the other hand holds %2</source>
        <translation>%1&#xa0;: l’autre main contient %2</translation>
    </message>
    <message>
        <source>%1 was used</source>
        <translation>%1 a été utilisé</translation>
    </message>
    <message>
        <source>another pack has the name &quot;%1&quot;</source>
        <translation>un autre paquet porte le nom «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>not part of a pack; expected %1</source>
        <translation>ne fait pas partie d’un paquet&#x202f;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>only files of cards in this folder, with names that end in .json</source>
        <translation>seulement des fichiers de cartes dans ce dossier, dont le nom finit par .json</translation>
    </message>
    <message>
        <source>folders: %1</source>
        <translation>dossiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>files: %1, or cards in a folder of their kind</source>
        <translation>fichiers&#xa0;: %1, ou des cartes dans un dossier de leur genre</translation>
    </message>
    <message>
        <source>expected a length of at least the width</source>
        <translation>une longueur au moins égale à la largeur est attendue</translation>
    </message>
    <message>
        <source>the id of a card</source>
        <translation>l’identifiant d’une carte</translation>
    </message>
    <message>
        <source>the id of a unit or an upgrade</source>
        <translation>l’identifiant d’une unité ou d’une amélioration</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an id of two characters</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un identifiant de deux caractères</translation>
    </message>
    <message>
        <source>%1 (p. %2)</source>
        <translation>%1 (page %2)</translation>
    </message>
    <message>
        <source>not enough of these pieces fit on the table for that density</source>
        <translation>trop peu de ces éléments tiennent sur la table pour cette densité</translation>
    </message>
    <message>
        <source>holds more than %1 folders, which is the maximum</source>
        <translation>contient plus de %1 dossiers, c’est le maximum attendu</translation>
    </message>
    <message>
        <source>expected a name in UTF-8</source>
        <translation>un nom en UTF-8 est attendu</translation>
    </message>
    <message>
        <source>expected a name of at most %1 parts between /</source>
        <translation>un nom d’au plus %1 parties entre / est attendu</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>fichier trop grand</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota de disque dépassé</translation>
    </message>
    <message>
        <source>not a model (%1), or a damaged one</source>
        <translation>n’est pas un modèle (%1), ou est endommagé</translation>
    </message>
    <message>
        <source>line %1: a vertex needs three numbers</source>
        <translation>ligne %1&#xa0;: un sommet a besoin de trois nombres</translation>
    </message>
    <message>
        <source>line %1: a coordinate is not a finite number</source>
        <translation>ligne %1&#xa0;: une coordonnée n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>line %1: a face names no vertex</source>
        <translation>ligne %1&#xa0;: une face ne nomme aucun sommet</translation>
    </message>
    <message>
        <source>line %1: a face names vertex %2, and there are %3</source>
        <translation>ligne %1&#xa0;: une face nomme le sommet %2, et il y en a %3</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Escalader</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Déraper</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Viser</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquiver</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Finir</translation>
    </message>
    <message>
        <source>Compulsory move</source>
        <translation>Déplacement obligatoire</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>%1 miniature %2</source>
        <translation>%1, figurine %2</translation>
    </message>
    <message>
        <source>1 wound</source>
        <translation>1 blessure</translation>
    </message>
    <message>
        <source>%1 wounds</source>
        <translation>%1 blessures</translation>
    </message>
    <message>
        <source>1 miniature</source>
        <translation>1 figurine</translation>
    </message>
    <message>
        <source>%1 miniatures</source>
        <translation>%1 figurines</translation>
    </message>
    <message>
        <source>1 weapon</source>
        <translation>1 arme</translation>
    </message>
    <message>
        <source>%1 weapons</source>
        <translation>%1 armes</translation>
    </message>
    <message>
        <source>1 victory point</source>
        <translation>1 point de victoire</translation>
    </message>
    <message>
        <source>%1 victory points</source>
        <translation>%1 points de victoire</translation>
    </message>
    <message>
        <source>1 %1 token</source>
        <translation>1 pion %1</translation>
    </message>
    <message>
        <source>%1 %2 tokens</source>
        <translation>%1 pions %2</translation>
    </message>
    <message>
        <source>The battle begins</source>
        <translation>La bataille commence</translation>
    </message>
    <message>
        <source>This is %1</source>
        <translation>C’est %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Round %1 ends</source>
        <translation>Fin du round %1</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tour de %1</translation>
    </message>
    <message>
        <source>%1 reveals %2</source>
        <translation>%1 révèle %2</translation>
    </message>
    <message>
        <source>%1 has priority: %2</source>
        <translation>%1 a la priorité&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is issued an order</source>
        <translation>%1 reçoit un ordre</translation>
    </message>
    <message>
        <source>%1 is issued an order by %2</source>
        <translation>%1 reçoit un ordre de %2</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 marque %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 wins the battle: %2</source>
        <translation>%1 gagne la bataille&#xa0;: %2</translation>
    </message>
    <message>
        <source>The battle is a draw: %1</source>
        <translation>La bataille est nulle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 activates</source>
        <translation>%1 s’active</translation>
    </message>
    <message>
        <source>%1 has finished its activation</source>
        <translation>%1 a fini son activation</translation>
    </message>
    <message>
        <source>%1 rallies, %2 removed</source>
        <translation>%1 se rallie et retire %2</translation>
    </message>
    <message>
        <source>%1: %2 (card action)</source>
        <translation>%1&#xa0;: %2 (action de carte)</translation>
    </message>
    <message>
        <source>%1: %2 (free card action)</source>
        <translation>%1&#xa0;: %2 (action de carte gratuite)</translation>
    </message>
    <message>
        <source>%1: %2 (card action, %3 actions)</source>
        <translation>%1&#xa0;: %2 (action de carte, %3 actions)</translation>
    </message>
    <message>
        <source>%1 moves %2 at speed %3</source>
        <translation>%1 se déplace de %2 à la vitesse %3</translation>
    </message>
    <message>
        <source>%1 pivots</source>
        <translation>%1 pivote</translation>
    </message>
    <message>
        <source>%1 moves %2 at speed %3, %4 up</source>
        <translation>%1 se déplace de %2 à la vitesse %3 et monte de %4</translation>
    </message>
    <message>
        <source>%1 moves %2 at speed %3, %4 down</source>
        <translation>%1 se déplace de %2 à la vitesse %3 et descend de %4</translation>
    </message>
    <message>
        <source>%1 closes up to its unit leader, %2 placed</source>
        <translation>%1 rejoint son chef d’unité et place %2</translation>
    </message>
    <message>
        <source>%1 gains %2</source>
        <translation>%1 gagne %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 perd %2</translation>
    </message>
    <message>
        <source>%1 spends %2</source>
        <translation>%1 dépense %2</translation>
    </message>
    <message>
        <source>%1 spends its standby token on %2</source>
        <translation>%1 dépense son pion en attente contre %2</translation>
    </message>
    <message>
        <source>%1 adjusts: %2</source>
        <translation>%1 ajuste&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 adjusts %2: %3</source>
        <translation>%1 ajuste %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Reminder for %1: %2</source>
        <translation>Rappel pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reminder for %1, %2: %3</source>
        <translation>Rappel pour %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is in base contact of %2, %3</source>
        <translation>%1 est en contact de socle avec %2, %3</translation>
    </message>
    <message>
        <source>%1 is at half-range of %2, %3</source>
        <translation>%1 est à demi-portée de %2, %3</translation>
    </message>
    <message>
        <source>%1 is beyond range 5 of %2, %3</source>
        <translation>%1 est au-delà de la portée 5 de %2, %3</translation>
    </message>
    <message>
        <source>%1 is at range %2 of %3, %4</source>
        <translation>%1 est à portée %2 de %3, %4</translation>
    </message>
    <message>
        <source>%1: in LOS of %2</source>
        <translation>%1&#xa0;: en ligne de vue de %2</translation>
    </message>
    <message>
        <source>%1: not in LOS of %2</source>
        <translation>%1&#xa0;: hors de la ligne de vue de %2</translation>
    </message>
    <message>
        <source>%1 is eligible to attack %2</source>
        <translation>%1 est éligible pour attaquer %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 against %4 (%5)</source>
        <translation>%1&#xa0;: %2 de %3 contre %4 (%5)</translation>
    </message>
    <message>
        <source>%1 red</source>
        <translation>%1 rouges</translation>
    </message>
    <message>
        <source>%1 black</source>
        <translation>%1 noirs</translation>
    </message>
    <message>
        <source>%1 white</source>
        <translation>%1 blancs</translation>
    </message>
    <message>
        <source>no dice</source>
        <translation>aucun dé</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4 obscured)</source>
        <translation>%1&#xa0;: %2 (%3 sur %4 protégées)</translation>
    </message>
    <message>
        <source>%1: %2 (%3 of %4 obscured, suppressed)</source>
        <translation>%1&#xa0;: %2 (%3 sur %4 protégées, démoralisée)</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 et %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 suffers %2</source>
        <translation>%1 subit %2</translation>
    </message>
    <message>
        <source>%1 suffers %2 (miniature %3)</source>
        <translation>%1 subit %2 (figurine %3)</translation>
    </message>
    <message>
        <source>%1 is defeated</source>
        <translation>%1&#xa0;: vaincue</translation>
    </message>
    <message>
        <source>%1 is the new unit leader</source>
        <translation>%1 est le nouveau chef d’unité</translation>
    </message>
    <message>
        <source>The attack of %1 on %2 is resolved</source>
        <translation>L’attaque de %1 sur %2 est résolue</translation>
    </message>
    <message>
        <source>%1 It is a close call: less than 0.1 inch decides.</source>
        <translation>%1 C’est serré&#xa0;: moins de 0,1 pouce décide.</translation>
    </message>
    <message>
        <source>At which range is %2 from %1?</source>
        <translation>À quelle portée %2 est-elle de %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1 wants to attack %2. At which range is the closest miniature of %2?</source>
        <translation>%1 veut attaquer %2. À quelle portée est la figurine la plus proche de %2&#x202f;?</translation>
    </message>
    <message>
        <source>Does %1 have line of sight to %2?</source>
        <translation>%1 a-t-elle une ligne de vue sur %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1 attacks %2. How many miniatures of %2 are obscured, and which cover does terrain give?</source>
        <translation>%1 attaque %2. Combien de figurines de %2 sont protégées, et quel couvert le décor donne-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Which unit may %1 attack from its position, without a Move?</source>
        <translation>Quelle unité %1 peut-elle attaquer depuis sa position, sans déplacement&#x202f;?</translation>
    </message>
    <message>
        <source>%1 (aim tokens: %3) attacks %2 (dodge tokens: %4) with its best weapons. How many wounds can you expect on average?</source>
        <translation>%1 (pions viser&#xa0;: %3) attaque %2 (pions esquive&#xa0;: %4) avec ses meilleures armes. Combien de blessures en moyenne&#x202f;?</translation>
    </message>
    <message>
        <source>On which spot would %2 have no line of sight to %1?</source>
        <translation>À quel endroit %2 n’aurait-elle pas de ligne de vue sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>On which spot would no enemy have line of sight to %1?</source>
        <translation>À quel endroit aucun ennemi n’aurait-il de ligne de vue sur %1&#x202f;?</translation>
    </message>
    <message>
        <source>Which spot can %1 reach with one standard Move at speed %2?</source>
        <translation>Quel endroit %1 peut-elle atteindre avec un déplacement standard de vitesse %2&#x202f;?</translation>
    </message>
    <message>
        <source>The unit leader of %1 is at %2, %3. Which miniature of the unit is out of cohesion?</source>
        <translation>Le chef d’unité de %1 est en %2&#x202f;; %3. Quelle figurine de l’unité est hors de cohésion&#x202f;?</translation>
    </message>
    <message>
        <source>May %1 stand on the spot %2 at %3, %4?</source>
        <translation>%1 peut-elle se tenir à l’endroit %2, en %3&#x202f;; %4&#x202f;?</translation>
    </message>
    <message>
        <source>%1 makes a standard Move with the speed-%2 tool in the direction of %6 degrees, bent by %7 degrees, to the spot %3 at %4, %5. Is the Move legal?</source>
        <translation>%1 fait un déplacement standard avec le gabarit de vitesse %2 dans la direction de %6 degrés, plié de %7 degrés, jusqu’à l’endroit %3, en %4&#x202f;; %5. Le déplacement est-il légal&#x202f;?</translation>
    </message>
    <message>
        <source>Within half-range</source>
        <translation>À demi-portée</translation>
    </message>
    <message>
        <source>Range 1, but beyond half-range</source>
        <translation>Portée 1, mais au-delà de la demi-portée</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Portée %1</translation>
    </message>
    <message>
        <source>Beyond range 5</source>
        <translation>Au-delà de la portée 5</translation>
    </message>
    <message>
        <source>Yes, there is a clear line</source>
        <translation>Oui, il y a une ligne dégagée</translation>
    </message>
    <message>
        <source>No, %1 blocks every line</source>
        <translation>Non, %1 bloque toutes les lignes</translation>
    </message>
    <message>
        <source>%1 of %2 obscured, no cover</source>
        <translation>%1 sur %2 protégées, aucun couvert</translation>
    </message>
    <message>
        <source>%1 of %2 obscured, light cover</source>
        <translation>%1 sur %2 protégées, couvert léger</translation>
    </message>
    <message>
        <source>%1 of %2 obscured, heavy cover</source>
        <translation>%1 sur %2 protégées, couvert lourd</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Aucune d’elles</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Environ %1</translation>
    </message>
    <message>
        <source>Spot %1 at %2, %3</source>
        <translation>Endroit %1, en %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>Miniature %1 at %2, %3</source>
        <translation>Figurine %1, en %2&#x202f;; %3</translation>
    </message>
    <message>
        <source>None, all miniatures are in cohesion</source>
        <translation>Aucune, toutes les figurines sont en cohésion</translation>
    </message>
    <message>
        <source>Yes, it is legal</source>
        <translation>Oui, c’est légal</translation>
    </message>
    <message>
        <source>No, the base would be only partly on terrain</source>
        <translation>Non, le socle ne serait que partiellement sur le décor</translation>
    </message>
    <message>
        <source>No, the base would overlap another miniature</source>
        <translation>Non, le socle chevaucherait une autre figurine</translation>
    </message>
    <message>
        <source>No, the base would touch an enemy</source>
        <translation>Non, le socle toucherait un ennemi</translation>
    </message>
    <message>
        <source>No, the base would be on impassable terrain</source>
        <translation>Non, le socle serait sur un terrain infranchissable</translation>
    </message>
    <message>
        <source>No, the base would overlap a barricade</source>
        <translation>Non, le socle chevaucherait une barricade</translation>
    </message>
    <message>
        <source>No, the movement tool would overlap impassable terrain</source>
        <translation>Non, le gabarit de déplacement chevaucherait un terrain infranchissable</translation>
    </message>
    <message>
        <source>No, the movement tool would cross terrain that is too tall</source>
        <translation>Non, le gabarit de déplacement passerait sur un décor trop haut</translation>
    </message>
    <message>
        <source>No, difficult terrain requires a tool of a lower speed</source>
        <translation>Non, un terrain difficile exige un gabarit de vitesse inférieure</translation>
    </message>
    <message>
        <source>No, the end is too high or too low</source>
        <translation>Non, l’arrivée est trop haute ou trop basse</translation>
    </message>
    <message>
        <source>The shortest distance between the bases is %1.</source>
        <translation>La plus courte distance entre les socles est de %1.</translation>
    </message>
    <message>
        <source>The nearest end of a range is %1 away.</source>
        <translation>La limite de portée la plus proche est à %1.</translation>
    </message>
    <message>
        <source>The widest clear beam has a radius of %1.</source>
        <translation>Le plus large faisceau dégagé a un rayon de %1.</translation>
    </message>
    <message>
        <source>Every line between the silhouettes enters %1.</source>
        <translation>Toute ligne entre les silhouettes entre dans %1.</translation>
    </message>
    <message>
        <source>%1 does not matter: troopers never block line of sight.</source>
        <translation>%1 ne compte pas&#xa0;: les soldats ne bloquent jamais la ligne de vue.</translation>
    </message>
    <message>
        <source>Miniature %1 is obscured by %2, %3 away.</source>
        <translation>La figurine %1 est protégée par %2, à %3.</translation>
    </message>
    <message>
        <source>Miniature %1 is out of sight, so it is obscured.</source>
        <translation>La figurine %1 est hors de vue, donc protégée.</translation>
    </message>
    <message>
        <source>%1 of %2 miniatures are obscured, which is at least half, so the unit has the best cover of them.</source>
        <translation>%1 figurines sur %2 sont protégées, c’est au moins la moitié&#xa0;: l’unité a le meilleur de leurs couverts.</translation>
    </message>
    <message>
        <source>%1 of %2 miniatures are obscured, which is less than half, so the unit has no cover.</source>
        <translation>%1 figurines sur %2 sont protégées, c’est moins de la moitié&#xa0;: l’unité n’a pas de couvert.</translation>
    </message>
    <message>
        <source>%1 may be attacked: it is %2 away, in range and in line of sight.</source>
        <translation>%1 peut être attaquée&#xa0;: elle est à %2, à portée et en ligne de vue.</translation>
    </message>
    <message>
        <source>%1 may not be attacked: %2.</source>
        <translation>%1 ne peut pas être attaquée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The attack pool has these dice: %1.</source>
        <translation>La réserve d’attaque a ces dés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The exact average is %1 wounds.</source>
        <translation>La moyenne exacte est de %1 blessures.</translation>
    </message>
    <message>
        <source>The defender has light cover, which cancels hits but no crits.</source>
        <translation>Le défenseur a un couvert léger, qui annule des touches mais pas de critiques.</translation>
    </message>
    <message>
        <source>The defender has heavy cover, which cancels hits but no crits.</source>
        <translation>Le défenseur a un couvert lourd, qui annule des touches mais pas de critiques.</translation>
    </message>
    <message>
        <source>The aim token rerolls dice that would miss.</source>
        <translation>Le pion viser relance des dés qui manqueraient.</translation>
    </message>
    <message>
        <source>The dodge token cancels a hit.</source>
        <translation>Le pion esquive annule une touche.</translation>
    </message>
    <message>
        <source>Terrain blocks every line to spot %1.</source>
        <translation>Le décor bloque toutes les lignes vers l’endroit %1.</translation>
    </message>
    <message>
        <source>A clear line leads to each of the other spots.</source>
        <translation>Une ligne dégagée mène à chacun des autres endroits.</translation>
    </message>
    <message>
        <source>A legal Move ends on spot %1. The Move can end on %2 square inches of the table.</source>
        <translation>Un déplacement légal finit à l’endroit %1. Le déplacement peut finir sur %2 pouces carrés de la table.</translation>
    </message>
    <message>
        <source>Spot %1 is %2 from the unit leader, from centre to centre.</source>
        <translation>L’endroit %1 est à %2 du chef d’unité, de centre à centre.</translation>
    </message>
    <message>
        <source>The unit has the keyword %1, which changes its Moves.</source>
        <translation>L’unité a le mot-clé %1, qui change ses déplacements.</translation>
    </message>
    <message>
        <source>Miniature %1 is out of cohesion: %2.</source>
        <translation>La figurine %1 est hors de cohésion&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A miniature in cohesion is less than %1 from the unit leader, has line of sight to it, and stands neither much higher nor much lower.</source>
        <translation>Une figurine en cohésion est à moins de %1 du chef d’unité, a une ligne de vue sur lui, et ne se tient ni beaucoup plus haut ni beaucoup plus bas.</translation>
    </message>
    <message>
        <source>It is illegal: %1.</source>
        <translation>C’est illégal&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No rule about bases, terrain or the movement tool forbids it.</source>
        <translation>Aucune règle sur les socles, le décor ou le gabarit de déplacement ne l’interdit.</translation>
    </message>
    <message>
        <source>One of your units acts now: it rallies, then makes up to 2 actions. Each unit activates once in a round.</source>
        <translation>Une de vos unités agit maintenant&#xa0;: elle se rallie, puis fait jusqu’à 2 actions. Chaque unité s’active une fois par round.</translation>
    </message>
    <message>
        <source>The active unit makes up to 2 actions, each only once, but it may move twice. Free actions cost nothing.</source>
        <translation>L’unité active fait jusqu’à 2 actions, chacune une seule fois, mais elle peut se déplacer deux fois. Les actions gratuites ne coûtent rien.</translation>
    </message>
    <message>
        <source>The unit leader moves along a movement tool of the unit&apos;s Speed, as far as you like. The others then follow.</source>
        <translation>Le chef d’unité se déplace le long d’un gabarit de la Vitesse de l’unité, aussi loin que vous voulez. Les autres suivent ensuite.</translation>
    </message>
    <message>
        <source>The other miniatures go where you like, as long as they are in cohesion with their leader and have room to stand.</source>
        <translation>Les autres figurines vont où vous voulez, tant qu’elles restent en cohésion avec leur chef et ont la place de tenir.</translation>
    </message>
    <message>
        <source>The Recover action takes away as many suppression tokens as you like, and readies exhausted cards.</source>
        <translation>L’action récupérer retire autant de pions suppression que vous voulez, et redresse les cartes épuisées.</translation>
    </message>
    <message>
        <source>Name the enemy unit that is attacked. It must be in range of a weapon, and your unit leader must see one of its miniatures.</source>
        <translation>Nommez l’unité ennemie qui est attaquée. Elle doit être à portée d’une arme, et votre chef d’unité doit voir une de ses figurines.</translation>
    </message>
    <message>
        <source>Each miniature that sees the defender may add 1 weapon in range to the attack pool. The dice of these weapons are rolled together.</source>
        <translation>Chaque figurine qui voit le défenseur peut ajouter 1 arme à portée à la réserve d’attaque. Les dés de ces armes sont lancés ensemble.</translation>
    </message>
    <message>
        <source>Weapons with a different name that are not used yet may attack a further enemy unit, in a pool of their own.</source>
        <translation>Les armes d’un autre nom encore inutilisées peuvent attaquer une autre unité ennemie, avec une réserve à elles.</translation>
    </message>
    <message>
        <source>There are several attack pools. They are resolved one after the other, in the order that you choose.</source>
        <translation>Il y a plusieurs réserves d’attaque. Elles se résolvent l’une après l’autre, dans l’ordre que vous choisissez.</translation>
    </message>
    <message>
        <source>An aim token rerolls up to 2 attack dice. Choose blanks first; the new result counts, better or worse.</source>
        <translation>Un pion viser relance jusqu’à 2 dés d’attaque. Choisissez d’abord les faces vierges&#x202f;; le nouveau résultat compte, meilleur ou pire.</translation>
    </message>
    <message>
        <source>Each surge token turns 1 attack surge into a hit. Surges that nothing converts become blanks.</source>
        <translation>Chaque pion adrénaline change 1 adrénaline d’attaque en touche. Les adrénalines que rien ne change deviennent vierges.</translation>
    </message>
    <message>
        <source>Each dodge token cancels 1 hit. It does not cancel crits.</source>
        <translation>Chaque pion esquive annule 1 touche. Il n’annule pas les critiques.</translation>
    </message>
    <message>
        <source>Each surge token turns 1 defense surge into a block. Each block cancels 1 hit or crit.</source>
        <translation>Chaque pion adrénaline change 1 adrénaline de défense en blocage. Chaque blocage annule 1 touche ou critique.</translation>
    </message>
    <message>
        <source>Choose the miniature that suffers the wound. A miniature with wounds as many as its wound threshold is defeated.</source>
        <translation>Choisissez la figurine qui subit la blessure. Une figurine qui a autant de blessures que son seuil de blessures est vaincue.</translation>
    </message>
    <message>
        <source>The unit leader is defeated. Another miniature of the unit takes its place: range and LOS are then measured from it.</source>
        <translation>Le chef d’unité est vaincu. Une autre figurine de l’unité le remplace&#xa0;: la portée et la ligne de vue se mesurent alors depuis elle.</translation>
    </message>
    <message>
        <source>An enemy unit has acted within range 2 and in LOS. A unit that stands by may spend its token to move or to attack that enemy.</source>
        <translation>Une unité ennemie a agi à portée 2 et en ligne de vue. Une unité en attente peut dépenser son pion pour se déplacer ou attaquer cet ennemi.</translation>
    </message>
    <message>
        <source>An effect gives the unit a free action. It costs none of the unit&apos;s actions.</source>
        <translation>Un effet donne une action gratuite à l’unité. Elle ne coûte aucune de ses actions.</translation>
    </message>
    <message>
        <source>An allied corps unit near the defender covers it: Backup cancels hits of the attack.</source>
        <translation>Une unité alliée de corps près du défenseur le couvre&#xa0;: le Soutien (Backup) annule des touches de l’attaque.</translation>
    </message>
    <message>
        <source>Several units can spend this token. Choose the unit that loses it.</source>
        <translation>Plusieurs unités peuvent dépenser ce pion. Choisissez celle qui le perd.</translation>
    </message>
    <message>
        <source>The unit moved through an enemy unit, and may attack it with its overrun weapon.</source>
        <translation>L’unité est passée à travers une unité ennemie, et peut l’attaquer avec son arme de bordée.</translation>
    </message>
    <message>
        <source>An area weapon attacks each unit in range, one after the other. You choose which unit is attacked next.</source>
        <translation>Une arme de zone attaque chaque unité à portée, l’une après l’autre. Vous choisissez la prochaine unité attaquée.</translation>
    </message>
    <message>
        <source>A defeated miniature of the unit may come back to the battlefield.</source>
        <translation>Une figurine vaincue de l’unité peut revenir sur le champ de bataille.</translation>
    </message>
    <message>
        <source>Several of your effects happen at the same time. You choose the order in which they resolve.</source>
        <translation>Plusieurs de vos effets arrivent en même temps. Vous choisissez l’ordre dans lequel ils se résolvent.</translation>
    </message>
    <message>
        <source>Both players choose a command card facedown. Fewer pips give priority; the card issues orders and has an effect for this round.</source>
        <translation>Les deux joueurs choisissent une carte de commandement face cachée. Moins de points lumineux donne la priorité&#x202f;; la carte donne des ordres et a un effet ce round.</translation>
    </message>
    <message>
        <source>The nominated commander issues the orders of your command card to units within range.</source>
        <translation>Le commandant désigné donne les ordres de votre carte de commandement aux unités à portée.</translation>
    </message>
    <message>
        <source>A unit with an order gets a faceup order token: you choose when it activates. The other tokens are drawn at random.</source>
        <translation>Une unité qui a un ordre reçoit un pion d’ordre face visible&#xa0;: vous choisissez quand elle s’active. Les autres pions se tirent au hasard.</translation>
    </message>
    <message>
        <source>A token is drawn at random from the order pool. A unit of its rank activates.</source>
        <translation>Un pion est tiré au hasard dans la réserve d’ordres. Une unité de son rang s’active.</translation>
    </message>
    <message>
        <source>The drawn order token shows a rank. Choose the unit of this rank that activates.</source>
        <translation>Le pion d’ordre tiré montre un rang. Choisissez l’unité de ce rang qui s’active.</translation>
    </message>
    <message>
        <source>Your last commander is defeated. One of your units becomes a commander.</source>
        <translation>Votre dernier commandant est vaincu. Une de vos unités devient commandant.</translation>
    </message>
    <message>
        <source>Both players agree on each terrain piece before the game: its cover, its height, and how units move over it.</source>
        <translation>Avant la partie, les deux joueurs s’accordent sur chaque élément de décor&#xa0;: son couvert, sa hauteur, et comment les unités le franchissent.</translation>
    </message>
    <message>
        <source>The mission is made of an objective card and a secondary objective card. You choose which one is revealed first.</source>
        <translation>La mission se compose d’une carte objectif et d’une carte objectif secondaire. Vous choisissez laquelle est révélée d’abord.</translation>
    </message>
    <message>
        <source>The top card of the battle deck is revealed.</source>
        <translation>La carte du dessus du paquet de bataille est révélée.</translation>
    </message>
    <message>
        <source>The players take turns to change the mission or to leave it. A change replaces a card by the next card of a deck, or makes you the blue player.</source>
        <translation>Les joueurs changent la mission ou la laissent, chacun à son tour. Un changement remplace une carte par la suivante d’un paquet, ou fait de vous le joueur bleu.</translation>
    </message>
    <message>
        <source>The blue player takes one long edge of the table. The other player takes the opposite edge.</source>
        <translation>Le joueur bleu prend un long bord de la table. L’autre joueur prend le bord opposé.</translation>
    </message>
    <message>
        <source>Your advantage card helps the units that you choose now.</source>
        <translation>Votre carte avantage aide les unités que vous choisissez maintenant.</translation>
    </message>
    <message>
        <source>A unit has dropped an asset. The opponent places it within half-range of the unit leader.</source>
        <translation>Une unité a lâché un atout. L’adversaire le place à demi-portée du chef d’unité.</translation>
    </message>
    <message>
        <source>Your army has no commander. One unit takes the Commander token and issues the orders.</source>
        <translation>Votre armée n’a pas de commandant. Une unité prend le pion commandant et donne les ordres.</translation>
    </message>
    <message>
        <source>An observation token on the defender rerolls 1 attack die; the new result counts.</source>
        <translation>Un pion observation sur le défenseur relance 1 dé d’attaque&#x202f;; le nouveau résultat compte.</translation>
    </message>
    <message>
        <source>The program does not count the points of this card. State the victory points that it gives you now.</source>
        <translation>Le programme ne compte pas les points de cette carte. Indiquez les points de victoire qu’elle vous donne maintenant.</translation>
    </message>
    <message>
        <source>An effect here is applied by the players. Change dice, tokens or cover by hand, then go on.</source>
        <translation>Un effet est appliqué ici par les joueurs. Changez les dés, les pions ou le couvert à la main, puis continuez.</translation>
    </message>
    <message>
        <source>Some units deploy in a prepared position before the first round, in your own territory.</source>
        <translation>Certaines unités se déploient en position préparée avant le premier round, dans votre territoire.</translation>
    </message>
    <message>
        <source>The card has two sides. Only the side that lies faceup counts.</source>
        <translation>La carte a deux faces. Seule la face visible compte.</translation>
    </message>
    <message>
        <source>The dice decide. The program rolls them, or you type in the faces of your own dice.</source>
        <translation>Les dés décident. Le programme les lance, ou vous entrez les faces de vos propres dés.</translation>
    </message>
    <message>
        <source>A token of the mission has no room. Move the terrain piece by agreement, or state that it cannot be moved.</source>
        <translation>Un pion de la mission n’a pas de place. Déplacez l’élément de décor d’un commun accord, ou dites qu’il ne peut pas l’être.</translation>
    </message>
    <message>
        <source>A keyword or card asks for your choice. Its text says what the choice does.</source>
        <translation>Un mot-clé ou une carte demande votre choix. Son texte dit ce que fait le choix.</translation>
    </message>
    <message>
        <source>The sandbox has no rules and no turns. Move, add and remove anything by hand.</source>
        <translation>Le bac à sable n’a ni règles ni tours. Déplacez, ajoutez et retirez tout à la main.</translation>
    </message>
    <message>
        <source>The player with the cheaper army chooses a colour. The blue player then chooses the side of the table.</source>
        <translation>Le joueur dont l’armée coûte le moins choisit une couleur. Le joueur bleu choisit ensuite le côté de la table.</translation>
    </message>
    <message>
        <source>A smoke token improves cover by 1 when a Trooper unit within range 1 of it attacks or defends.</source>
        <translation>Un pion fumée améliore le couvert de 1 quand une unité de Soldats à portée 1 de lui attaque ou défend.</translation>
    </message>
    <message>
        <source>A battle card has you place a token. The card says where it may lie.</source>
        <translation>Une carte de bataille vous fait placer un pion. La carte dit où il peut être posé.</translation>
    </message>
    <message>
        <source>The card measures along a range ruler that begins at its token. Choose where the ruler ends.</source>
        <translation>La carte mesure le long d’une règle de portée qui part de son pion. Choisissez où la règle finit.</translation>
    </message>
    <message>
        <source>A command card with Divulge may be shown at this moment for its effect. It usually goes back to the hand.</source>
        <translation>Une carte de commandement avec Divulguer peut être montrée à ce moment pour son effet. Elle revient d’ordinaire en main.</translation>
    </message>
    <message>
        <source>the unit has no actions left</source>
        <translation>l’unité n’a plus d’action</translation>
    </message>
    <message>
        <source>the unit has left the battlefield and makes no more actions</source>
        <translation>l’unité a quitté le champ de bataille et ne fait plus d’action</translation>
    </message>
    <message>
        <source>the unit is not on the battlefield: it deploys with a Move first</source>
        <translation>l’unité n’est pas sur le champ de bataille&#xa0;: elle se déploie d’abord par un déplacement</translation>
    </message>
    <message>
        <source>the unit can deploy, so it must deploy before it finishes</source>
        <translation>l’unité peut se déployer, elle doit donc le faire avant de finir</translation>
    </message>
    <message>
        <source>the unit&apos;s first action must be one of these: %1</source>
        <translation>la première action de l’unité doit être l’une de celles-ci&#xa0;: %1</translation>
    </message>
    <message>
        <source>already made: a unit makes the action %1 only once in an activation</source>
        <translation>déjà faite&#xa0;: une unité ne fait l’action %1 qu’une fois par activation</translation>
    </message>
    <message>
        <source>already made: the unit has no Attack action left in this activation</source>
        <translation>déjà faite&#xa0;: l’unité n’a plus d’action attaquer dans cette activation</translation>
    </message>
    <message>
        <source>a unit that makes a Standby action may not attack in this activation</source>
        <translation>une unité qui se met en attente ne peut pas attaquer dans cette activation</translation>
    </message>
    <message>
        <source>a unit that has withdrawn may not attack in this activation</source>
        <translation>une unité qui s’est repliée ne peut pas attaquer dans cette activation</translation>
    </message>
    <message>
        <source>a unit that has attacked may not make a Standby action</source>
        <translation>une unité qui a attaqué ne peut pas se mettre en attente</translation>
    </message>
    <message>
        <source>a unit that has withdrawn may not make a Standby action</source>
        <translation>une unité qui s’est repliée ne peut pas se mettre en attente</translation>
    </message>
    <message>
        <source>units of this type make no Standby actions</source>
        <translation>les unités de ce type ne se mettent pas en attente</translation>
    </message>
    <message>
        <source>no enemy unit is in range of a weapon and in LOS, and may be attacked</source>
        <translation>aucune unité ennemie n’est à portée d’une arme et en ligne de vue, et attaquable</translation>
    </message>
    <message>
        <source>the unit is engaged: its only Move is to withdraw</source>
        <translation>l’unité est engagée&#xa0;: son seul déplacement est le repli</translation>
    </message>
    <message>
        <source>the unit is engaged and cannot withdraw, because its Speed is 0</source>
        <translation>l’unité est engagée et ne peut pas se replier, car sa vitesse est 0</translation>
    </message>
    <message>
        <source>the unit is engaged and cannot withdraw, because it has attacked</source>
        <translation>l’unité est engagée et ne peut pas se replier, car elle a attaqué</translation>
    </message>
    <message>
        <source>the unit is engaged and cannot withdraw, because it has made a Standby action</source>
        <translation>l’unité est engagée et ne peut pas se replier, car elle s’est mise en attente</translation>
    </message>
    <message>
        <source>the unit is engaged and cannot withdraw, because it moved into melee in this activation</source>
        <translation>l’unité est engagée et ne peut pas se replier, car elle est entrée au corps à corps dans cette activation</translation>
    </message>
    <message>
        <source>the unit holds an asset, so it makes no more Move actions</source>
        <translation>l’unité porte un atout, elle ne fait donc plus d’action de déplacement</translation>
    </message>
    <message>
        <source>a keyword allows the unit no more Move actions in this activation</source>
        <translation>un mot-clé ne permet plus à l’unité d’action de déplacement dans cette activation</translation>
    </message>
    <message>
        <source>the unit has no Card action for a jump left</source>
        <translation>l’unité n’a plus d’action de carte pour sauter</translation>
    </message>
    <message>
        <source>the unit does not make this kind of Move</source>
        <translation>l’unité ne fait pas ce genre de déplacement</translation>
    </message>
    <message>
        <source>the unit has no legal Move of this kind from here</source>
        <translation>l’unité n’a aucun déplacement permis de ce genre depuis ici</translation>
    </message>
    <message>
        <source>cost of the Card action: %1, actions left: %2</source>
        <translation>coût de l’action de carte&#xa0;: %1, actions restantes&#xa0;: %2</translation>
    </message>
    <message>
        <source>the unit does not meet the conditions of the Card action now</source>
        <translation>l’unité ne remplit pas les conditions de l’action de carte maintenant</translation>
    </message>
    <message>
        <source>Move along the movement tool, at Speed %1</source>
        <translation>Se déplacer le long du gabarit, à la vitesse %1</translation>
    </message>
    <message>
        <source>Climb up or down: the leader goes to another level, close to where it stands</source>
        <translation>Grimper ou descendre&#xa0;: le chef passe à un autre niveau, près de sa place</translation>
    </message>
    <message>
        <source>Turn the base on the spot</source>
        <translation>Tourner le socle sur place</translation>
    </message>
    <message>
        <source>Move backwards, at 1 Speed less</source>
        <translation>Se déplacer en arrière, avec 1 de Vitesse en moins</translation>
    </message>
    <message>
        <source>Move sideways, at 1 Speed less</source>
        <translation>Se déplacer de côté, avec 1 de Vitesse en moins</translation>
    </message>
    <message>
        <source>Move over terrain up to the height of the jump</source>
        <translation>Passer au-dessus du décor jusqu’à la hauteur du saut</translation>
    </message>
    <message>
        <source>Gain 1 aim token: spend it in an attack to reroll up to 2 attack dice</source>
        <translation>Gagner 1 pion viser&#xa0;: dépensez-le dans une attaque pour relancer jusqu’à 2 dés d’attaque</translation>
    </message>
    <message>
        <source>Gain 1 dodge token: spend it when you are attacked to cancel 1 hit</source>
        <translation>Gagner 1 pion esquive&#xa0;: dépensez-le quand vous êtes attaqué pour annuler 1 touche</translation>
    </message>
    <message>
        <source>Attack an enemy unit in range and LOS, once in an activation</source>
        <translation>Attaquer une unité ennemie à portée et en ligne de vue, une fois par activation</translation>
    </message>
    <message>
        <source>Gain 1 standby token: move or attack later, when an enemy acts within range 2</source>
        <translation>Gagner 1 pion en attente&#xa0;: se déplacer ou attaquer plus tard, quand un ennemi agit à portée 2</translation>
    </message>
    <message>
        <source>Remove any number of suppression tokens, and ready exhausted cards</source>
        <translation>Retirer autant de pions suppression que voulu, et redresser les cartes épuisées</translation>
    </message>
    <message>
        <source>End the activation; actions that are left are lost</source>
        <translation>Finir l’activation&#x202f;; les actions restantes sont perdues</translation>
    </message>
    <message>
        <source>End the activation and lose the actions that are left: %1</source>
        <translation>Finir l’activation et perdre les actions restantes&#xa0;: %1</translation>
    </message>
    <message>
        <source>miniatures: %1</source>
        <translation>figurines&#xa0;: %1</translation>
    </message>
    <message>
        <source>weapons up to range %1</source>
        <translation>armes jusqu’à portée %1</translation>
    </message>
    <message>
        <source>weapons beyond range 5</source>
        <translation>armes au-delà de portée 5</translation>
    </message>
    <message>
        <source>only melee weapons</source>
        <translation>seulement des armes de corps à corps</translation>
    </message>
    <message>
        <source>in melee</source>
        <translation>au corps à corps</translation>
    </message>
    <message>
        <source>2 actions</source>
        <translation>2 actions</translation>
    </message>
    <message>
        <source>suppressed: 1 action, unless it rallies</source>
        <translation>démoralisée&#xa0;: 1 action, sauf si elle se rallie</translation>
    </message>
    <message>
        <source>panicked: no action, unless it rallies</source>
        <translation>paniquée&#xa0;: aucune action, sauf si elle se rallie</translation>
    </message>
    <message>
        <source>not deployed: its first action is a Move onto the battlefield</source>
        <translation>non déployée&#xa0;: sa première action est un déplacement qui l’amène sur le champ de bataille</translation>
    </message>
    <message>
        <source>actions left: %1</source>
        <translation>actions restantes&#xa0;: %1</translation>
    </message>
    <message>
        <source>suppressed: it began with 1 action less</source>
        <translation>démoralisée&#xa0;: elle a commencé avec 1 action de moins</translation>
    </message>
    <message>
        <source>aim tokens: %1</source>
        <translation>pions viser&#xa0;: %1</translation>
    </message>
    <message>
        <source>dodge tokens: %1</source>
        <translation>pions esquive&#xa0;: %1</translation>
    </message>
    <message>
        <source>the unit leader</source>
        <translation>le chef d’unité</translation>
    </message>
    <message>
        <source>wounds: %1, defeated at %2</source>
        <translation>blessures&#xa0;: %1, vaincue à %2</translation>
    </message>
    <message>
        <source>red dice: %1</source>
        <translation>dés rouges&#xa0;: %1</translation>
    </message>
    <message>
        <source>black dice: %1</source>
        <translation>dés noirs&#xa0;: %1</translation>
    </message>
    <message>
        <source>white dice: %1</source>
        <translation>dés blancs&#xa0;: %1</translation>
    </message>
    <message>
        <source>range %1 to %2</source>
        <translation>portée %1 à %2</translation>
    </message>
    <message>
        <source>range %1 and more</source>
        <translation>portée %1 et plus</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corps à corps</translation>
    </message>
    <message>
        <source>a random token of your order pool, which has %1; its unit activates</source>
        <translation>un pion au hasard de votre réserve d’ordres, qui en a %1&#x202f;; son unité s’active</translation>
    </message>
    <message>
        <source>no unit activates; tokens in your pass pool: %1</source>
        <translation>aucune unité ne s’active&#x202f;; pions de votre réserve de passe&#xa0;: %1</translation>
    </message>
    <message>
        <source>tokens of this rank in the pool: %1</source>
        <translation>pions de ce rang dans la réserve&#xa0;: %1</translation>
    </message>
    <message>
        <source>pips: %1. %2</source>
        <translation>points lumineux&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>pips: %1</source>
        <translation>points lumineux&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing is spent, and the game goes on</source>
        <translation>rien n’est dépensé, et la partie continue</translation>
    </message>
    <message>
        <source>range %1, expected wounds %2</source>
        <translation>portée %1, blessures attendues&#xa0;: %2</translation>
    </message>
    <message>
        <source>beyond range 5, expected wounds %1</source>
        <translation>au-delà de portée 5, blessures attendues&#xa0;: %1</translation>
    </message>
    <message>
        <source>melee, expected wounds %1</source>
        <translation>corps à corps, blessures attendues&#xa0;: %1</translation>
    </message>
    <message>
        <source>The attacker names an enemy unit in range that its unit leader sees.</source>
        <translation>L’attaquant nomme une unité ennemie à portée que son chef d’unité voit.</translation>
    </message>
    <message>
        <source>Each miniature that sees the defender may add 1 weapon in range. Their dice form the attack pool.</source>
        <translation>Chaque figurine qui voit le défenseur peut ajouter 1 arme à portée. Leurs dés forment la réserve d’attaque.</translation>
    </message>
    <message>
        <source>Weapons with another name may attack a further enemy unit in the same way.</source>
        <translation>Des armes d’un autre nom peuvent attaquer une autre unité ennemie de la même façon.</translation>
    </message>
    <message>
        <source>The attack dice are rolled. Aim tokens reroll dice, then attack surges become hits or crits, if a chart or token converts them.</source>
        <translation>Les dés d’attaque sont lancés. Les pions viser relancent des dés, puis les adrénalines d’attaque deviennent touches ou critiques, si un tableau ou un pion les change.</translation>
    </message>
    <message>
        <source>Obscured or suppressed defenders have cover: they roll a white die for each hit, and a block cancels a hit. Dodge tokens cancel further hits. Crits stay.</source>
        <translation>Un défenseur protégé ou démoralisé a du couvert&#xa0;: il lance un dé blanc par touche, et un blocage annule une touche. Les pions esquive annulent d’autres touches. Les critiques restent.</translation>
    </message>
    <message>
        <source>Keywords change the attack dice: for example, Impact turns hits into crits, and Armor cancels hits.</source>
        <translation>Des mots-clés changent les dés d’attaque&#xa0;: par exemple, Impact change des touches en critiques, et Armure annule des touches.</translation>
    </message>
    <message>
        <source>The defender rolls 1 defense die for each hit and crit that is left. Defense surges become blocks, if a chart or token converts them.</source>
        <translation>Le défenseur lance 1 dé de défense par touche et critique qui reste. Les adrénalines de défense deviennent des blocages, si un tableau ou un pion les change.</translation>
    </message>
    <message>
        <source>Keywords change the defense dice: for example, Pierce cancels blocks.</source>
        <translation>Des mots-clés changent les dés de défense&#xa0;: par exemple, Perforant annule des blocages.</translation>
    </message>
    <message>
        <source>Each block cancels 1 hit or crit. Each hit or crit that is left deals 1 wound.</source>
        <translation>Chaque blocage annule 1 touche ou critique. Chaque touche ou critique qui reste inflige 1 blessure.</translation>
    </message>
    <message>
        <source>A ranged attack that rolled a hit or crit gives the defender 1 suppression token, even without a wound.</source>
        <translation>Une attaque à distance qui a fait une touche ou un critique donne 1 pion suppression au défenseur, même sans blessure.</translation>
    </message>
    <message>
        <source>If a further attack pool is left, its steps follow now.</source>
        <translation>S’il reste une autre réserve d’attaque, ses étapes suivent maintenant.</translation>
    </message>
    <message>
        <source>Spend it in an attack to reroll up to 2 attack dice.</source>
        <translation>Dépensez-le dans une attaque pour relancer jusqu’à 2 dés d’attaque.</translation>
    </message>
    <message>
        <source>Spend it when the unit is attacked to cancel 1 hit. It does not cancel crits.</source>
        <translation>Dépensez-le quand l’unité est attaquée pour annuler 1 touche. Il n’annule pas les critiques.</translation>
    </message>
    <message>
        <source>Spend it to turn 1 attack surge into a hit, or 1 defense surge into a block.</source>
        <translation>Dépensez-le pour changer 1 adrénaline d’attaque en touche, ou 1 adrénaline de défense en blocage.</translation>
    </message>
    <message>
        <source>An enemy that attacks this unit may spend it to reroll 1 attack die.</source>
        <translation>Un ennemi qui attaque cette unité peut le dépenser pour relancer 1 dé d’attaque.</translation>
    </message>
    <message>
        <source>Spend it to move or to attack after an enemy acts within range 2 and in LOS.</source>
        <translation>Dépensez-le pour vous déplacer ou attaquer après qu’un ennemi agit à portée 2 et en ligne de vue.</translation>
    </message>
    <message>
        <source>As many as the courage: 1 action fewer, and better cover. Twice as many: the unit panics and makes no action.</source>
        <translation>Autant que le courage&#xa0;: 1 action de moins, et un meilleur couvert. Deux fois autant&#xa0;: l’unité panique et ne fait aucune action.</translation>
    </message>
    <message>
        <source>The vehicle rolls a white defense die when it activates, and loses 1 action with a blank.</source>
        <translation>Le véhicule lance un dé de défense blanc quand il s’active, et perd 1 action avec une face vierge.</translation>
    </message>
    <message>
        <source>The unit rolls a white defense die for each ion token when it activates, and loses 1 action with a blank.</source>
        <translation>L’unité lance un dé de défense blanc par pion ionique quand elle s’active, et perd 1 action avec une face vierge.</translation>
    </message>
    <message>
        <source>Each one reduces the Speed of the unit by 1, until its activation ends.</source>
        <translation>Chacun réduit la Vitesse de l’unité de 1, jusqu’à la fin de son activation.</translation>
    </message>
    <message>
        <source>Each one deals 1 wound when the activation of the unit ends.</source>
        <translation>Chacun inflige 1 blessure quand l’activation de l’unité finit.</translation>
    </message>
    <message>
        <source>An active shield can cancel 1 hit or crit of a ranged attack, and then turns inactive.</source>
        <translation>Un bouclier actif peut annuler 1 touche ou critique d’une attaque à distance, et devient alors inactif.</translation>
    </message>
    <message>
        <source>It cancels nothing until Recharge flips it back.</source>
        <translation>Il n’annule rien jusqu’à ce que Recharger le retourne.</translation>
    </message>
    <message>
        <source>A card or keyword marks this unit. Its text says what happens when the unit is defeated.</source>
        <translation>Une carte ou un mot-clé marque cette unité. Son texte dit ce qui arrive quand l’unité est vaincue.</translation>
    </message>
    <message>
        <source>A keyword of this unit gave this token. Its text says what it is worth.</source>
        <translation>Un mot-clé de cette unité a donné ce pion. Son texte dit ce qu’il vaut.</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Aucun effet.</translation>
    </message>
    <message>
        <source>1 wound, if nothing cancels it. Cover, dodge and blocks cancel hits.</source>
        <translation>1 blessure, si rien ne l’annule. Le couvert, l’esquive et les blocages annulent des touches.</translation>
    </message>
    <message>
        <source>1 wound, if nothing cancels it. Cover and dodge do not cancel crits.</source>
        <translation>1 blessure, si rien ne l’annule. Le couvert et l’esquive n’annulent pas les critiques.</translation>
    </message>
    <message>
        <source>A surge chart or surge token turns it into a hit or crit. Otherwise it is a blank.</source>
        <translation>Un tableau ou un pion adrénaline la change en touche ou critique. Sinon, elle est vierge.</translation>
    </message>
    <message>
        <source>Cancels 1 hit or crit.</source>
        <translation>Annule 1 touche ou critique.</translation>
    </message>
    <message>
        <source>A surge chart or surge token turns it into a block. Otherwise it is a blank.</source>
        <translation>Un tableau ou un pion adrénaline la change en blocage. Sinon, elle est vierge.</translation>
    </message>
    <message>
        <source>already made: a unit makes each Card action only once in an activation</source>
        <translation>déjà faite&#xa0;: une unité ne fait chaque action de carte qu’une fois par activation</translation>
    </message>
    <message>
        <source>a missed attack</source>
        <translation>une attaque manquée</translation>
    </message>
    <message>
        <source>a better target</source>
        <translation>une meilleure cible</translation>
    </message>
    <message>
        <source>open ground</source>
        <translation>terrain découvert</translation>
    </message>
    <message>
        <source>a missed objective</source>
        <translation>un objectif manqué</translation>
    </message>
    <message>
        <source>recovery from suppression</source>
        <translation>récupération de la suppression</translation>
    </message>
    <message>
        <source>aim, dodge and standby tokens</source>
        <translation>pions viser, esquive et en attente</translation>
    </message>
    <message>
        <source>An attack on %1 would do %2 wounds on average. After %3, the unit has no attack left.</source>
        <translation>Une attaque contre %1 ferait %2 blessures en moyenne. Après %3, l’unité n’a plus d’attaque.</translation>
    </message>
    <message>
        <source>After a Move to (%1, %2), the unit can attack %3. This attack is worth %4 army points on average.</source>
        <translation>Après un déplacement vers (%1, %2), l’unité peut attaquer %3. Cette attaque vaut %4 points d’armée en moyenne.</translation>
    </message>
    <message>
        <source>An attack on %1 would do %2 wounds on average. The attack on %3 does %4.</source>
        <translation>Une attaque contre %1 ferait %2 blessures en moyenne. L’attaque contre %3 en fait %4.</translation>
    </message>
    <message>
        <source>An attack on %1 would defeat the unit with a chance of %2%. The attack on %3 defeats it with a chance of %4%.</source>
        <translation>Une attaque contre %1 vaincrait l’unité avec une chance de %2 %. L’attaque contre %3 la vainc avec une chance de %4 %.</translation>
    </message>
    <message>
        <source>With an aim token, the attack on %1 would do %2 wounds on average. Without the token, it does %3.</source>
        <translation>Avec un pion viser, l’attaque contre %1 ferait %2 blessures en moyenne. Sans le pion, elle en fait %3.</translation>
    </message>
    <message>
        <source>With a dodge token, the unit would lose %1 army points on average by attacks of enemies. With this choice, it loses %2.</source>
        <translation>Avec un pion esquive, l’unité perdrait %1 points d’armée en moyenne par des attaques ennemies. Avec ce choix, elle en perd %2.</translation>
    </message>
    <message>
        <source>A standby token would give an attack that is worth %1 army points on average.</source>
        <translation>Un pion en attente donnerait une attaque qui vaut %1 points d’armée en moyenne.</translation>
    </message>
    <message>
        <source>At (%1, %2), the unit would lose %3 army points on average by attacks of enemies. At this place, it loses %4.</source>
        <translation>En (%1, %2), l’unité perdrait %3 points d’armée en moyenne par des attaques ennemies. À cet endroit, elle en perd %4.</translation>
    </message>
    <message>
        <source>A Move to (%1, %2) leads to an objective. It could bring %3 victory points more.</source>
        <translation>Un déplacement vers (%1, %2) mène à un objectif. Il pourrait rapporter %3 points de victoire de plus.</translation>
    </message>
    <message>
        <source>Recover would remove the suppression tokens of the unit. It has %1 and panics at %2.</source>
        <translation>Récupérer retirerait les pions suppression de l’unité. Elle en a %1 et panique à %2.</translation>
    </message>
    <message>
        <source>cover pool by hand: before: dice %1, blocks %2; now: dice %3, blocks %4</source>
        <translation>réserve de couvert à la main&#xa0;: avant&#xa0;: dés %1, blocages %2&#x202f;; maintenant&#xa0;: dés %3, blocages %4</translation>
    </message>
    <message>
        <source>dice to roll: %1, not %2</source>
        <translation>dés à lancer&#xa0;: %1, pas %2</translation>
    </message>
    <message>
        <source>Rebel Alliance</source>
        <translation>Alliance rebelle</translation>
    </message>
    <message>
        <source>Galactic Empire</source>
        <translation>Empire galactique</translation>
    </message>
    <message>
        <source>Galactic Republic</source>
        <translation>République galactique</translation>
    </message>
    <message>
        <source>Separatist Alliance</source>
        <translation>Alliance séparatiste</translation>
    </message>
    <message>
        <source>Mercenaries</source>
        <translation>Mercenaires</translation>
    </message>
    <message>
        <source>a text of at most %1 bytes</source>
        <translation>un texte d’au plus %1 octets</translation>
    </message>
    <message>
        <source>a picture in Base64</source>
        <translation>une image en Base64</translation>
    </message>
    <message>
        <source>the lines of a saved game</source>
        <translation>les lignes d’une partie enregistrée</translation>
    </message>
</context>
<context>
    <name>Mission</name>
    <message>
        <source>POI %1</source>
        <translation>PDI %1</translation>
    </message>
    <message>
        <source>Asset %1</source>
        <translation>Atout %1</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Marqueur %1</translation>
    </message>
    <message>
        <source>Smoke %1</source>
        <translation>Fumée %1</translation>
    </message>
</context>
<context>
    <name>MomentPages</name>
    <message>
        <source>Who is the blue player?</source>
        <translation>Qui est le joueur bleu&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Both command cards turn faceup</source>
        <translation>Les deux cartes de commandement sont révélées</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Le round %1 est terminé</translation>
    </message>
    <message>
        <source>On to round %1</source>
        <translation>Passer au round %1</translation>
    </message>
    <message>
        <source>%1 wins the battle</source>
        <translation>%1 gagne la bataille</translation>
    </message>
    <message>
        <source>The battle is a draw</source>
        <translation>La bataille est nulle</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>%1 plays blue</source>
        <translation>%1 joue les bleus</translation>
    </message>
    <message>
        <source>The most crits, then the most hits, then the most surges; ties roll again (p. %1)</source>
        <translation>Le plus de critiques, puis de touches, puis d’adrénalines&#x202f;; égalité&#xa0;: on relance (p. %1)</translation>
    </message>
    <message>
        <source>No command card</source>
        <translation>Aucune carte de commandement</translation>
    </message>
    <message>
        <source>the red die, or the only player with a card, decides</source>
        <translation>le dé rouge, ou le seul joueur qui a une carte, décide</translation>
    </message>
    <message>
        <source>%1 pips against %2</source>
        <translation>%1 points lumineux contre %2</translation>
    </message>
    <message>
        <source>equal pips: the red die decides</source>
        <translation>points lumineux égaux&#xa0;: le dé rouge décide</translation>
    </message>
    <message>
        <source>%1 has priority</source>
        <translation>%1 a la priorité</translation>
    </message>
    <message>
        <source>%1 (p. %2)</source>
        <translation>%1 (p. %2)</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>Tokens removed</source>
        <translation>Pions retirés</translation>
    </message>
    <message>
        <source>Promoted to commander</source>
        <translation>Promue commandant</translation>
    </message>
    <message>
        <source>no Trooper unit</source>
        <translation>aucune unité de soldats</translation>
    </message>
    <message>
        <source>End Phase (p. %1)</source>
        <translation>Phase finale (p. %1)</translation>
    </message>
    <message>
        <source>No other player has undefeated units</source>
        <translation>Aucun autre joueur n’a d’unité debout</translation>
    </message>
    <message>
        <source>Equal victory points and equal points of defeated units</source>
        <translation>Points de victoire égaux et points d’unités vaincues égaux</translation>
    </message>
    <message>
        <source>Equal victory points; fewer points of own units were defeated</source>
        <translation>Points de victoire égaux&#x202f;; moins de points de ses unités ont été vaincus</translation>
    </message>
    <message>
        <source>12 victory points or more, and more than the opponent</source>
        <translation>12 points de victoire ou plus, et plus que l’adversaire</translation>
    </message>
    <message>
        <source>The most victory points after the last round</source>
        <translation>Le plus de points de victoire après le dernier round</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Points of enemy units defeated</source>
        <translation>Points d’unités ennemies vaincues</translation>
    </message>
    <message>
        <source>Units left</source>
        <translation>Unités restantes</translation>
    </message>
    <message>
        <source>Round %1 of %2, Winning the Game (p. %3)</source>
        <translation>Round %1 sur %2, gagner la partie (p. %3)</translation>
    </message>
    <message>
        <source>1 pip against %1</source>
        <translation>1 point lumineux contre %1</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>band</source>
        <translation>bande</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noirs</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocages</translation>
    </message>
    <message>
        <source>blocks canceled</source>
        <translation>blocages annulés</translation>
    </message>
    <message>
        <source>blocks spared</source>
        <translation>blocages épargnés</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>blue victory points</source>
        <translation>points de victoire de bleu</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>by terrain</source>
        <translation>par le décor</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulées</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changement</translation>
    </message>
    <message>
        <source>courage</source>
        <translation>courage</translation>
    </message>
    <message>
        <source>cover improved</source>
        <translation>couvert augmenté</translation>
    </message>
    <message>
        <source>cover reduced</source>
        <translation>couvert réduit</translation>
    </message>
    <message>
        <source>crits turned to hits</source>
        <translation>critiques changés en touches</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>défenseurs</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>effet</translation>
    </message>
    <message>
        <source>hits and crits</source>
        <translation>touches et critiques</translation>
    </message>
    <message>
        <source>hits canceled</source>
        <translation>touches annulées</translation>
    </message>
    <message>
        <source>hits turned to crits</source>
        <translation>touches changées en critiques</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pouces</translation>
    </message>
    <message>
        <source>ion tokens</source>
        <translation>pions ioniques</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>marge</translation>
    </message>
    <message>
        <source>margin, unproven</source>
        <translation>marge, non démontrée</translation>
    </message>
    <message>
        <source>miniatures</source>
        <translation>figurines</translation>
    </message>
    <message>
        <source>miniatures left</source>
        <translation>figurines restantes</translation>
    </message>
    <message>
        <source>more dice</source>
        <translation>dés de plus</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>protégées</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>orders</source>
        <translation>ordres</translation>
    </message>
    <message>
        <source>pips</source>
        <translation>points lumineux</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouges</translation>
    </message>
    <message>
        <source>red victory points</source>
        <translation>points de victoire de rouge</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retirés</translation>
    </message>
    <message>
        <source>results turned to crits</source>
        <translation>résultats changés en critiques</translation>
    </message>
    <message>
        <source>round</source>
        <translation>round</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>suppressed</source>
        <translation>démoralisée</translation>
    </message>
    <message>
        <source>smoke tokens</source>
        <translation>pions fumée</translation>
    </message>
    <message>
        <source>surges</source>
        <translation>adrénalines</translation>
    </message>
    <message>
        <source>to the next band</source>
        <translation>jusqu’à la bande suivante</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>pions</translation>
    </message>
    <message>
        <source>up</source>
        <translation>montée</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>armes</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancs</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>blessures</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>effects</source>
        <translation>effets</translation>
    </message>
    <message>
        <source>immobilize tokens</source>
        <translation>pions immobilisation</translation>
    </message>
    <message>
        <source>Speed of the unit</source>
        <translation>Vitesse de l’unité</translation>
    </message>
    <message>
        <source>unit card</source>
        <translation>carte d’unité</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Found elsewhere on the card</source>
        <translation>Trouvé ailleurs sur la carte</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Melee</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Portée %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>sans couvert</translation>
    </message>
    <message>
        <source>light</source>
        <translation>léger</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>lourd</translation>
    </message>
</context>
<context>
    <name>PlacementPaper</name>
    <message>
        <source>near left</source>
        <translation>proche gauche</translation>
    </message>
    <message>
        <source>near right</source>
        <translation>proche droit</translation>
    </message>
    <message>
        <source>far left</source>
        <translation>éloigné gauche</translation>
    </message>
    <message>
        <source>far right</source>
        <translation>éloigné droit</translation>
    </message>
    <message>
        <source>%1 in (%2 cm)</source>
        <translation>%1 po (%2 cm)</translation>
    </message>
    <message>
        <source>%1: %2 along, %3 across</source>
        <translation>%1&#xa0;: %2 en long, %3 en large</translation>
    </message>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
    <message>
        <source>%1, %2 by %3; the near long edge is below. The two points of each piece that lie farthest apart are measured from the closest corner.</source>
        <translation>%1, %2 sur %3&#x202f;; le grand bord proche est en bas. Les deux points les plus éloignés de chaque élément sont mesurés depuis le coin le plus proche.</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Kind, height</source>
        <translation>Type, hauteur</translation>
    </message>
    <message>
        <source>Two points of it, measured by tape</source>
        <translation>Deux de ses points, au mètre ruban</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Choice of targets</source>
        <translation>Choix des cibles</translation>
    </message>
    <message>
        <source>Tokens and dice</source>
        <translation>Pions et dés</translation>
    </message>
    <message>
        <source>Orders and activations</source>
        <translation>Ordres et activations</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>Suppression</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>Expected wounds of enemies</source>
        <translation>Blessures attendues chez l’ennemi</translation>
    </message>
    <message>
        <source>Expected number of defeated enemies</source>
        <translation>Nombre attendu d’ennemis vaincus</translation>
    </message>
    <message>
        <source>Expected wounds from the enemy&apos;s best attack</source>
        <translation>Blessures attendues de la meilleure attaque ennemie</translation>
    </message>
    <message>
        <source>Enemies with line of sight to you</source>
        <translation>Ennemis qui vous voient</translation>
    </message>
    <message>
        <source>Attacks that are legal</source>
        <translation>Attaques permises</translation>
    </message>
    <message>
        <source>Distance in inches</source>
        <translation>Distance en pouces</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>light</source>
        <translation>léger</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>lourd</translation>
    </message>
    <message>
        <source>Contested objective tokens</source>
        <translation>Pions d’objectif contestés</translation>
    </message>
    <message>
        <source>Secured objective tokens</source>
        <translation>Pions d’objectif sécurisés</translation>
    </message>
    <message>
        <source>Suppressed enemies</source>
        <translation>Ennemis démoralisés</translation>
    </message>
    <message>
        <source>Panicked enemies</source>
        <translation>Ennemis paniqués</translation>
    </message>
    <message>
        <source>Your units in melee</source>
        <translation>Vos unités au corps à corps</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Your units with orders</source>
        <translation>Vos unités avec un ordre</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, puis </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, but at least %3 is needed</source>
        <translation>%1&#xa0;: %2, mais il faut au moins %3</translation>
    </message>
    <message>
        <source>%1: %2, but at most %3 is allowed</source>
        <translation>%1&#xa0;: %2, mais au plus %3 est permis</translation>
    </message>
    <message>
        <source>After this answer, no enemy can attack.</source>
        <translation>Après cette réponse, aucun ennemi ne peut attaquer.</translation>
    </message>
    <message>
        <source>Best reply of the enemy: %1 (%2), %3 expected wounds for %4.</source>
        <translation>Meilleure riposte de l’ennemi&#xa0;: %1 (%2), %3 blessures attendues pour %4.</translation>
    </message>
</context>
<context>
    <name>QuestionWords</name>
    <message>
        <source>Choose a unit to activate</source>
        <translation>Choisissez une unité à activer</translation>
    </message>
    <message>
        <source>Choose an action for %1</source>
        <translation>Choisissez une action pour %1</translation>
    </message>
    <message>
        <source>Move the unit leader of %1</source>
        <translation>Déplacez le chef d’unité de %1</translation>
    </message>
    <message>
        <source>Place the rest of %1</source>
        <translation>Placez le reste de %1</translation>
    </message>
    <message>
        <source>Suppression tokens that %1 removes</source>
        <translation>Pions suppression que %1 retire</translation>
    </message>
    <message>
        <source>Choose the defender of %1&apos;s attack</source>
        <translation>Choisissez le défenseur de l’attaque de %1</translation>
    </message>
    <message>
        <source>Choose the weapons of %1</source>
        <translation>Choisissez les armes de %1</translation>
    </message>
    <message>
        <source>Declare an additional defender?</source>
        <translation>Déclarer un défenseur supplémentaire&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the attack pool to resolve next</source>
        <translation>Choisissez la prochaine réserve d’attaque à résoudre</translation>
    </message>
    <message>
        <source>Spend an observation token to reroll a die?</source>
        <translation>Dépenser un pion observation pour relancer un dé&#x202f;?</translation>
    </message>
    <message>
        <source>Deploy a unit in a prepared position?</source>
        <translation>Déployer une unité en position préparée&#x202f;?</translation>
    </message>
    <message>
        <source>Reroll 1 (spend 1 observation)</source>
        <translation>Relancer 1 (dépense 1 observation)</translation>
    </message>
    <message>
        <source>Spend an aim token to reroll up to %1 dice?</source>
        <translation>Dépenser un pion viser pour relancer jusqu’à %1 dés&#x202f;?</translation>
    </message>
    <message>
        <source>Surge tokens to turn attack surges into hits</source>
        <translation>Pions adrénaline pour changer des adrénalines d’attaque en touches</translation>
    </message>
    <message>
        <source>Dodge tokens to cancel hits</source>
        <translation>Pions esquive pour annuler des touches</translation>
    </message>
    <message>
        <source>Surge tokens to turn defense surges into blocks</source>
        <translation>Pions adrénaline pour changer des adrénalines de défense en blocages</translation>
    </message>
    <message>
        <source>Choose the miniature of %1 that suffers the wound</source>
        <translation>Choisissez la figurine de %1 qui subit la blessure</translation>
    </message>
    <message>
        <source>Choose the new unit leader of %1</source>
        <translation>Choisissez le nouveau chef d’unité de %1</translation>
    </message>
    <message>
        <source>Roll %1 dice</source>
        <translation>Lancez %1 dés</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisissez</translation>
    </message>
    <message>
        <source>Drag the unit leader on the table</source>
        <translation>Faites glisser le chef d’unité sur la table</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Leader: %1</source>
        <translation>Chef&#xa0;: %1</translation>
    </message>
    <message>
        <source>Miniature %1</source>
        <translation>Figurine %1</translation>
    </message>
    <message>
        <source>%1 (wounds: %2)</source>
        <translation>%1 (blessures&#xa0;: %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Die %1</source>
        <translation>Dé %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No further defender</source>
        <translation>Pas d’autre défenseur</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Spend none</source>
        <translation>Ne rien dépenser</translation>
    </message>
    <message>
        <source>Spend %1</source>
        <translation>Dépenser %1</translation>
    </message>
    <message>
        <source>Form attack pool</source>
        <translation>Créer la réserve d’attaque</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Garder les dés</translation>
    </message>
    <message>
        <source>Reroll %1 (spend 1 aim)</source>
        <translation>Relancer %1 (dépenser 1 viser)</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>N’en choisir aucun</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>En choisir %1</translation>
    </message>
    <message>
        <source>Declare Defender</source>
        <translation>Déclarer le défenseur</translation>
    </message>
    <message>
        <source>Form Attack Pool</source>
        <translation>Créer la réserve d’attaque</translation>
    </message>
    <message>
        <source>Declare Additional Defender</source>
        <translation>Déclarer un défenseur supplémentaire</translation>
    </message>
    <message>
        <source>Roll Attack Dice</source>
        <translation>Lancer les dés d’attaque</translation>
    </message>
    <message>
        <source>Apply Dodge and Cover</source>
        <translation>Appliquer les esquives et le couvert</translation>
    </message>
    <message>
        <source>Modify Attack Dice</source>
        <translation>Modifier les dés d’attaque</translation>
    </message>
    <message>
        <source>Roll Defense Dice</source>
        <translation>Lancer les dés de défense</translation>
    </message>
    <message>
        <source>Modify Defense Dice</source>
        <translation>Modifier les dés de défense</translation>
    </message>
    <message>
        <source>Compare Results</source>
        <translation>Comparer les résultats</translation>
    </message>
    <message>
        <source>Assign Suppression</source>
        <translation>Assigner la suppression</translation>
    </message>
    <message>
        <source>Choose Additional Attack Pool</source>
        <translation>Choisir une réserve d’attaque supplémentaire</translation>
    </message>
    <message>
        <source>Command Phase</source>
        <translation>Phase de commandement</translation>
    </message>
    <message>
        <source>Activation Phase</source>
        <translation>Phase d’activation</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Phase finale</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Spend a standby token?</source>
        <translation>Dépenser un pion en attente&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the free action of %1</source>
        <translation>Choisissez l’action gratuite de %1</translation>
    </message>
    <message>
        <source>Hits that Backup cancels</source>
        <translation>Touches que le Soutien (Backup) annule</translation>
    </message>
    <message>
        <source>Whose token is spent?</source>
        <translation>Le pion de qui est dépensé&#x202f;?</translation>
    </message>
    <message>
        <source>Make an overrun attack with %1?</source>
        <translation>Faire une attaque de bordée avec %1&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the next unit that the area weapon attacks</source>
        <translation>Choisissez la prochaine unité que l’arme de zone attaque</translation>
    </message>
    <message>
        <source>Restore a miniature to %1?</source>
        <translation>Restaurer une figurine de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Choose the effect that resolves first</source>
        <translation>Choisissez l’effet qui se résout d’abord</translation>
    </message>
    <message>
        <source>Choose the side of the card that lies faceup</source>
        <translation>Choisissez la face visible de la carte</translation>
    </message>
    <message>
        <source>%1 (free)</source>
        <translation>%1 (gratuite)</translation>
    </message>
    <message>
        <source>%1 (%2 actions)</source>
        <translation>%1 (%2 actions)</translation>
    </message>
    <message>
        <source>No free action</source>
        <translation>Pas d’action gratuite</translation>
    </message>
    <message>
        <source>%1 of %2: a free action?</source>
        <translation>%1 de %2&#xa0;: une action gratuite&#x202f;?</translation>
    </message>
    <message>
        <source>%1 of %2: choose</source>
        <translation>%1 de %2&#xa0;: choisissez</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Keep standing by</source>
        <translation>Rester en attente</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>En annuler %1</translation>
    </message>
    <message>
        <source>Choose a command card to play facedown</source>
        <translation>Choisissez une carte de commandement à jouer face cachée</translation>
    </message>
    <message>
        <source>Choose a command card to divulge</source>
        <translation>Choisissez une carte de commandement à divulguer</translation>
    </message>
    <message>
        <source>Nominate a commander</source>
        <translation>Désignez un commandant</translation>
    </message>
    <message>
        <source>Draw an order token</source>
        <translation>Piochez un pion d’ordre</translation>
    </message>
    <message>
        <source>Choose the unit for the order token</source>
        <translation>Choisissez l’unité pour le pion d’ordre</translation>
    </message>
    <message>
        <source>Choose the unit that becomes a commander</source>
        <translation>Choisissez l’unité qui devient commandant</translation>
    </message>
    <message>
        <source>Choose the unit that takes the Commander token</source>
        <translation>Choisissez l’unité qui prend le pion commandant</translation>
    </message>
    <message>
        <source>Do you agree to the facts of every terrain piece?</source>
        <translation>Êtes-vous d’accord sur les caractéristiques de chaque élément de décor&#x202f;?</translation>
    </message>
    <message>
        <source>Which card do you reveal?</source>
        <translation>Quelle carte révélez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Reveal the top card</source>
        <translation>Révélez la carte du dessus</translation>
    </message>
    <message>
        <source>Modify the mission</source>
        <translation>Modifiez la mission</translation>
    </message>
    <message>
        <source>Choose your side of the battlefield</source>
        <translation>Choisissez votre côté du champ de bataille</translation>
    </message>
    <message>
        <source>Choose your colour</source>
        <translation>Choisissez votre couleur</translation>
    </message>
    <message>
        <source>Place the dropped asset</source>
        <translation>Placez l’atout lâché</translation>
    </message>
    <message>
        <source>%1: choose the end of the range ruler</source>
        <translation>%1&#xa0;: choisissez le bout de la règle de portée</translation>
    </message>
    <message>
        <source>Place the smoke token</source>
        <translation>Placez le pion fumée</translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <translation>%1&#xa0;: placez %2</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Reveal an objective</source>
        <translation>Révéler un objectif</translation>
    </message>
    <message>
        <source>Reveal a secondary objective</source>
        <translation>Révéler un objectif secondaire</translation>
    </message>
    <message>
        <source>Replace your advantage</source>
        <translation>Remplacer votre avantage</translation>
    </message>
    <message>
        <source>Replace their advantage</source>
        <translation>Remplacer leur avantage</translation>
    </message>
    <message>
        <source>Become the blue player</source>
        <translation>Devenir le joueur bleu</translation>
    </message>
    <message>
        <source>Become the red player</source>
        <translation>Devenir le joueur rouge</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>The near edge</source>
        <translation>Le bord proche</translation>
    </message>
    <message>
        <source>The far edge</source>
        <translation>Le bord éloigné</translation>
    </message>
    <message>
        <source>Command card</source>
        <translation>Carte de commandement</translation>
    </message>
    <message>
        <source>%1 (pips: %2)</source>
        <translation>%1 (points lumineux&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Issue %1</source>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Place %1 in base contact with %2</source>
        <translation>Placez %1 au contact de %2</translation>
    </message>
    <message>
        <source>Choose the unit to issue an order to</source>
        <translation>Choisissez l’unité qui reçoit un ordre</translation>
    </message>
    <message>
        <source>Choose %1 units to issue orders to</source>
        <translation>Choisissez %1 unités qui reçoivent un ordre</translation>
    </message>
    <message>
        <source>Choose the unit for your advantage, or none</source>
        <translation>Choisissez l’unité de votre avantage, ou aucune</translation>
    </message>
    <message>
        <source>Choose up to %1 units for your advantage</source>
        <translation>Choisissez jusqu’à %1 unités pour votre avantage</translation>
    </message>
    <message>
        <source>Each click chooses a unit or takes it back</source>
        <translation>Chaque clic choisit une unité ou annule ce choix</translation>
    </message>
    <message>
        <source>Deploy %1 from the table edge</source>
        <translation>Déployez %1 depuis le bord de la table</translation>
    </message>
    <message>
        <source>Deploy %1 from its transport</source>
        <translation>Déployez %1 depuis son transport</translation>
    </message>
    <message>
        <source>Make the compulsory move of %1</source>
        <translation>Faites le déplacement obligatoire de %1</translation>
    </message>
    <message>
        <source>Climb with the unit leader of %1</source>
        <translation>Grimpez avec le chef d’unité de %1</translation>
    </message>
    <message>
        <source>%1: turn %2 on the spot</source>
        <translation>%1&#xa0;: tournez %2 sur place</translation>
    </message>
    <message>
        <source>Turn %1 on the spot</source>
        <translation>Tournez %1 sur place</translation>
    </message>
    <message>
        <source>Move %1 backwards</source>
        <translation>Reculez %1</translation>
    </message>
    <message>
        <source>Move %1 sideways</source>
        <translation>Déplacez %1 de côté</translation>
    </message>
    <message>
        <source>Victory points that you score from %1</source>
        <translation>Points de victoire que vous marquez avec %1</translation>
    </message>
    <message>
        <source>Apply the reminders to the dice, then go on</source>
        <translation>Appliquez les rappels aux dés, puis continuez</translation>
    </message>
    <message>
        <source>Dice, tokens and points are changed in the menu Edit, Adjust the game</source>
        <translation>Dés, pions et points se changent dans le menu Édition, Ajuster la partie</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Appliqué</translation>
    </message>
    <message>
        <source>Deploy %1 completely within allied territory</source>
        <translation>Déployez %1 entièrement en territoire allié</translation>
    </message>
    <message>
        <source>Place %1 away from enemy units</source>
        <translation>Placez %1 à distance des unités ennemies</translation>
    </message>
    <message>
        <source>Deploy %1 in a prepared position</source>
        <translation>Déployez %1 en position préparée</translation>
    </message>
    <message>
        <source>%1 has just acted in range 2 and LOS</source>
        <translation>%1 vient d’agir à portée 2 et en ligne de vue</translation>
    </message>
    <message>
        <source>Or click it on the table</source>
        <translation>Ou cliquez dessus sur la table</translation>
    </message>
    <message>
        <source>%1 %2: adjust terrain by agreement, so that it may lie there</source>
        <translation>%1 %2&#xa0;: ajustez le décor d’un commun accord pour qu’il puisse y être posé</translation>
    </message>
    <message>
        <source>Terrain is moved and removed in the menu Edit, Adjust the game</source>
        <translation>Le décor se déplace et se retire dans le menu Édition, Ajuster la partie</translation>
    </message>
    <message>
        <source>It cannot be adjusted</source>
        <translation>Impossible à ajuster</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Divulge no card</source>
        <translation>Ne divulguer aucune carte</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Spend 1 aim and reroll no die</source>
        <translation>Dépenser 1 pion viser sans relancer de dé</translation>
    </message>
    <message>
        <source>No rules, no turns: change the battlefield by hand</source>
        <translation>Ni règles ni tours&#xa0;: changez le champ de bataille à la main</translation>
    </message>
    <message>
        <source>Drag a miniature anywhere; a unit leader takes its unit along, the wheel turns</source>
        <translation>Faites glisser une figurine n’importe où&#x202f;; un chef d’unité emmène son unité, la molette tourne</translation>
    </message>
    <message>
        <source>Spend an aim token to reroll 1 die?</source>
        <translation>Dépenser un pion viser pour relancer 1 dé&#x202f;?</translation>
    </message>
    <message>
        <source>Roll 1 die</source>
        <translation>Lancez 1 dé</translation>
    </message>
    <message>
        <source>Drag the unit leader on the table, or move it with the arrow keys</source>
        <translation>Faites glisser le chef d’unité sur la table, ou déplacez-le avec les flèches du clavier</translation>
    </message>
    <message>
        <source>Click a unit on the table or in the roster, or go to it with Tab</source>
        <translation>Cliquez sur une unité, sur la table ou dans la liste, ou allez-y avec Tab</translation>
    </message>
    <message>
        <source>Click an enemy unit on the table, or go to it with Tab</source>
        <translation>Cliquez sur une unité ennemie sur la table, ou allez-y avec Tab</translation>
    </message>
    <message>
        <source>Drag from the lit edge onto the table, or use the arrow keys</source>
        <translation>Glissez du bord éclairé sur la table, ou utilisez les flèches du clavier</translation>
    </message>
    <message>
        <source>Drag away from the lit base, or use the arrow keys</source>
        <translation>Glissez depuis le socle éclairé, ou utilisez les flèches du clavier</translation>
    </message>
    <message>
        <source>Drag in the direction that it shall face, or turn it with the arrow keys</source>
        <translation>Glissez dans la direction où elle doit regarder, ou tournez-la avec les flèches</translation>
    </message>
    <message>
        <source>Click, drag or use the arrow keys, then press Enter</source>
        <translation>Cliquez, glissez ou utilisez les flèches, puis Entrée</translation>
    </message>
    <message>
        <source>Drag it, or use the arrow keys, in the lit territory, then press Enter</source>
        <translation>Faites-la glisser dans le territoire éclairé, ou utilisez les flèches, puis Entrée</translation>
    </message>
    <message>
        <source>Drag the miniatures, or use Tab and the arrow keys, then press Enter</source>
        <translation>Faites glisser les figurines, ou utilisez Tab et les flèches, puis Entrée</translation>
    </message>
</context>
<context>
    <name>QuizWords</name>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Obscured and cover</source>
        <translation>Figurines protégées et couvert</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>Expected wounds</source>
        <translation>Blessures attendues</translation>
    </message>
    <message>
        <source>Hiding</source>
        <translation>Cachette</translation>
    </message>
    <message>
        <source>Reach of a Move</source>
        <translation>Rayon d’un déplacement</translation>
    </message>
    <message>
        <source>Cohesion</source>
        <translation>Cohésion</translation>
    </message>
    <message>
        <source>Legal places and Moves</source>
        <translation>Places et déplacements permis</translation>
    </message>
    <message>
        <source>The range between two miniatures or units</source>
        <translation>La portée entre deux figurines ou unités</translation>
    </message>
    <message>
        <source>Whether a clear line joins two miniatures</source>
        <translation>Si une ligne dégagée relie deux figurines</translation>
    </message>
    <message>
        <source>The number of obscured miniatures, and the cover</source>
        <translation>Le nombre de figurines protégées, et le couvert</translation>
    </message>
    <message>
        <source>The unit that may be attacked</source>
        <translation>L’unité qui peut être attaquée</translation>
    </message>
    <message>
        <source>The average wounds of an attack</source>
        <translation>La moyenne des blessures d’une attaque</translation>
    </message>
    <message>
        <source>The spot that no enemy sees</source>
        <translation>L’endroit qu’aucun ennemi ne voit</translation>
    </message>
    <message>
        <source>The spot at which a Move can end</source>
        <translation>L’endroit où un déplacement peut finir</translation>
    </message>
    <message>
        <source>The miniature that is out of cohesion</source>
        <translation>La figurine hors de cohésion</translation>
    </message>
    <message>
        <source>Whether a place or a Move is legal, and the reason</source>
        <translation>Si une place ou un déplacement est permis, et pourquoi</translation>
    </message>
    <message>
        <source>Margin: %1. An error of this length could change the answer.</source>
        <translation>Marge&#xa0;: %1. Une erreur de cette longueur pourrait changer la réponse.</translation>
    </message>
</context>
<context>
    <name>ReckoningWords</name>
    <message>
        <source>no chart</source>
        <translation>aucune conversion</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocages</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>touches</translation>
    </message>
    <message>
        <source>crits</source>
        <translation>critiques</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>au-delà de %1</translation>
    </message>
    <message>
        <source>Attack surges: %1</source>
        <translation>Adrénalines d’attaque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Defense surges: %1</source>
        <translation>Adrénalines de défense&#xa0;: %1</translation>
    </message>
    <message>
        <source>Range of %1: %2</source>
        <translation>Portée de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Red dice: %1</source>
        <translation>Dés rouges&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black dice: %1</source>
        <translation>Dés noirs&#xa0;: %1</translation>
    </message>
    <message>
        <source>White dice: %1</source>
        <translation>Dés blancs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RecordWords</name>
    <message>
        <source>Core Rulebook p. %1, %2, rules of %3</source>
        <translation>Livre de règles p. %1, %2, règles du %3</translation>
    </message>
    <message>
        <source>Rules Reference 1.1.0 p. %1, %2</source>
        <translation>Guide de référence 1.1.0 p. %1, %2</translation>
    </message>
    <message>
        <source>Our own reading, rules of %1</source>
        <translation>Notre propre lecture, règles du %1</translation>
    </message>
    <message>
        <source>%1, rules of %2</source>
        <translation>%1, règles du %2</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>Continue the game that was interrupted?</source>
        <translation>Continuer la partie qui a été interrompue&#x202f;?</translation>
    </message>
    <message>
        <source>It was last played on %1.</source>
        <translation>Dernière partie jouée le %1.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>%1 (kept as %2)</source>
        <translation>%1 (conservée sous %2)</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>La garder pour plus tard</translation>
    </message>
    <message>
        <source>%1, round %2.</source>
        <translation>%1, round %2.</translation>
    </message>
    <message>
        <source>A discarded game stays in File &gt; Recent files.</source>
        <translation>Une partie abandonnée reste dans Fichier &gt; Fichiers récents.</translation>
    </message>
</context>
<context>
    <name>ReminderChange</name>
    <message>
        <source>+1 %1</source>
        <translation>+1 %1</translation>
    </message>
    <message>
        <source>Expend</source>
        <translation>Épuiser</translation>
    </message>
    <message>
        <source>Exhaust</source>
        <translation>Incliner</translation>
    </message>
</context>
<context>
    <name>ReportMaps</name>
    <message>
        <source>nobody sees it</source>
        <translation>personne ne le voit</translation>
    </message>
    <message>
        <source>few see it</source>
        <translation>peu le voient</translation>
    </message>
    <message>
        <source>half of them or more</source>
        <translation>la moitié ou plus</translation>
    </message>
    <message>
        <source>most places that see it see it in cover</source>
        <translation>la plupart de ceux qui voient l’endroit le voient à couvert</translation>
    </message>
    <message>
        <source>most of them see it without cover</source>
        <translation>la plupart le voient sans couvert</translation>
    </message>
    <message>
        <source>can stand and get there</source>
        <translation>peut s’y tenir et y arriver</translation>
    </message>
    <message>
        <source>goes over it</source>
        <translation>passe par-dessus</translation>
    </message>
    <message>
        <source>can stand, cannot get there</source>
        <translation>peut s’y tenir, ne peut pas y arriver</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>ni l’un ni l’autre</translation>
    </message>
    <message>
        <source>high silhouettes</source>
        <translation>grandes silhouettes</translation>
    </message>
    <message>
        <source>troopers</source>
        <translation>soldats</translation>
    </message>
    <message>
        <source>Seen from the far edge: %1</source>
        <translation>Vu du bord éloigné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seen from the near edge: %1</source>
        <translation>Vu du bord proche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cover from the far edge: %1</source>
        <translation>Couvert depuis le bord éloigné&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cover from the near edge: %1</source>
        <translation>Couvert depuis le bord proche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where it can go: %1</source>
        <translation>Où il peut aller&#xa0;: %1</translation>
    </message>
    <message>
        <source>small base</source>
        <translation>petit socle</translation>
    </message>
    <message>
        <source>medium base</source>
        <translation>socle moyen</translation>
    </message>
    <message>
        <source>large base</source>
        <translation>grand socle</translation>
    </message>
    <message>
        <source>huge base</source>
        <translation>très grand socle</translation>
    </message>
    <message>
        <source>long base</source>
        <translation>socle long</translation>
    </message>
    <message>
        <source>epic base</source>
        <translation>socle épique</translation>
    </message>
    <message>
        <source>snail base</source>
        <translation>socle escargot</translation>
    </message>
    <message>
        <source>LAAT base</source>
        <translation>socle LAAT</translation>
    </message>
</context>
<context>
    <name>ReportPaper</name>
    <message>
        <source>%1, page %2 of %3</source>
        <translation>%1, page %2 sur %3</translation>
    </message>
    <message>
        <source>%1 by %2; the far long edge is above; lines are firing lanes with their lengths</source>
        <translation>%1 sur %2&#x202f;; le grand bord éloigné est en haut&#x202f;; les lignes sont les couloirs de tir avec leur longueur</translation>
    </message>
</context>
<context>
    <name>ReportRows</name>
    <message>
        <source>%1: near %2, far %3</source>
        <translation>%1&#xa0;: proche %2, éloigné %3</translation>
    </message>
    <message>
        <source>advantage %1, weight %2</source>
        <translation>avantage %1, poids %2</translation>
    </message>
    <message>
        <source>An objective may not lie at %1</source>
        <translation>Un objectif ne peut pas être posé en %1</translation>
    </message>
    <message>
        <source>An objective may not lie at %1, on %2</source>
        <translation>Un objectif ne peut pas être posé en %1, sur %2</translation>
    </message>
    <message>
        <source>the closest legal place is %1 away</source>
        <translation>la place légale la plus proche est à %1</translation>
    </message>
    <message>
        <source>The map looks the same from both long edges</source>
        <translation>La carte est la même vue des deux grands bords</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>tournée de 180°</translation>
    </message>
    <message>
        <source>Laid from the other long edge: %1</source>
        <translation>Posée depuis l’autre grand bord&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same map turned by 180°; largest influence: %1</source>
        <translation>la même carte tournée de 180°&#x202f;; plus grande influence&#xa0;: %1</translation>
    </message>
    <message>
        <source>fair: 0, tolerance %1; largest influence: %2</source>
        <translation>équitable&#xa0;: 0, tolérance %1&#x202f;; plus grande influence&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sides swapped: %1</source>
        <translation>Côtés échangés&#xa0;: %1</translation>
    </message>
    <message>
        <source>the same for the player who takes the other long edge</source>
        <translation>la même pour le joueur qui prend l’autre grand bord</translation>
    </message>
    <message>
        <source>Fairer with %1 moved by %2</source>
        <translation>Plus juste si %1 est déplacé de %2</translation>
    </message>
    <message>
        <source>%1 becomes %2, both measured roughly</source>
        <translation>%1 devient %2, mesurés grossièrement</translation>
    </message>
    <message>
        <source>Missions: %1</source>
        <translation>Missions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Missions: measuring …</source>
        <translation>Missions&#xa0;: mesure…</translation>
    </message>
    <message>
        <source>no map is drawn for a table of these proportions</source>
        <translation>aucune carte n’est dessinée pour une table de ces proportions</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>%1 of the table is covered</source>
        <translation>%1 de la table est couvert</translation>
    </message>
    <message>
        <source>%1 of the table is covered: sparse</source>
        <translation>%1 de la table est couvert&#xa0;: clairsemé</translation>
    </message>
    <message>
        <source>%1 of the table is covered: dense</source>
        <translation>%1 de la table est couvert&#xa0;: dense</translation>
    </message>
    <message>
        <source>usual: a quarter, %1 to %2; the rulebook leaves the choice to the players</source>
        <translation>habituel&#xa0;: un quart, %1 à %2&#x202f;; le livre de règles laisse le choix aux joueurs</translation>
    </message>
    <message>
        <source>%1 of that blocks sight of a trooper</source>
        <translation>%1 de cela cache un soldat</translation>
    </message>
    <message>
        <source>%1 of that blocks sight of a trooper: little</source>
        <translation>%1 de cela cache un soldat&#xa0;: peu</translation>
    </message>
    <message>
        <source>%1 of that blocks sight of a trooper: much</source>
        <translation>%1 de cela cache un soldat&#xa0;: beaucoup</translation>
    </message>
    <message>
        <source>usual: a third to two thirds of the covered area</source>
        <translation>habituel&#xa0;: un tiers à deux tiers de la surface couverte</translation>
    </message>
    <message>
        <source>height %1: %2</source>
        <translation>hauteur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Pieces by kind: %1</source>
        <translation>Éléments par type&#xa0;: %1</translation>
    </message>
    <message>
        <source>kinds of terrain</source>
        <translation>types de décor</translation>
    </message>
    <message>
        <source>Pieces by height: %1</source>
        <translation>Éléments par hauteur&#xa0;: %1</translation>
    </message>
    <message>
        <source>height 1 is up to one range band</source>
        <translation>la hauteur 1 va jusqu’à une longueur de portée</translation>
    </message>
    <message>
        <source>Agreed facts and places: %1</source>
        <translation>Caractéristiques convenues et positions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Agreed facts and places: measuring …</source>
        <translation>Caractéristiques convenues et positions&#xa0;: mesure…</translation>
    </message>
    <message>
        <source>Narrow passages: %1</source>
        <translation>Passages étroits&#xa0;: %1</translation>
    </message>
    <message>
        <source>Narrow passages: measuring …</source>
        <translation>Passages étroits&#xa0;: mesure…</translation>
    </message>
    <message>
        <source>%1 between %2 and %3</source>
        <translation>%1 entre %2 et %3</translation>
    </message>
    <message>
        <source>the table&apos;s edge</source>
        <translation>le bord de la table</translation>
    </message>
    <message>
        <source>too narrow for: %1</source>
        <translation>trop étroit pour&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 sq in at %3 cannot be reached, up to %4 high</source>
        <translation>%1&#xa0;: %2 po² en %3 sont hors d’atteinte, jusqu’à %4 de haut</translation>
    </message>
    <message>
        <source>by moves and climbs from either long edge</source>
        <translation>par des déplacements et des escalades depuis l’un des grands bords</translation>
    </message>
    <message>
        <source>Places out of reach: measuring …</source>
        <translation>Places hors d’atteinte&#xa0;: mesure…</translation>
    </message>
    <message>
        <source>Places out of reach: %1</source>
        <translation>Places hors d’atteinte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Firing lanes: %1</source>
        <translation>Couloirs de tir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Firing lanes: measuring …</source>
        <translation>Couloirs de tir&#xa0;: mesure…</translation>
    </message>
    <message>
        <source>All of them on the table</source>
        <translation>Tous sur la table</translation>
    </message>
    <message>
        <source>the longest open lines of sight between troopers, 12 in or more</source>
        <translation>les plus longues lignes de vue libres entre soldats, 12 pouces ou plus</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>Exposure and cover</source>
        <translation>Exposition et couvert</translation>
    </message>
    <message>
        <source>seen from %1 places in the strip 9 in deep along that edge</source>
        <translation>vu de %1 places de la bande de 9 pouces le long de ce bord</translation>
    </message>
    <message>
        <source>%1, %2 of the table</source>
        <translation>%1, %2 de la table</translation>
    </message>
    <message>
        <source>%1, %2 of the table open</source>
        <translation>%1, %2 de la table sans couvert</translation>
    </message>
    <message>
        <source>Exposure and cover: measuring …</source>
        <translation>Exposition et couvert&#xa0;: mesure…</translation>
    </message>
    <message>
        <source>Where each base can go</source>
        <translation>Où chaque socle peut aller</translation>
    </message>
    <message>
        <source>%1: can stand on %2 of the table, reaches %3 of that</source>
        <translation>%1&#xa0;: peut se tenir sur %2 de la table, en atteint %3</translation>
    </message>
    <message>
        <source>%1; no path crosses the table</source>
        <translation>%1&#x202f;; aucun chemin ne traverse la table</translation>
    </message>
    <message>
        <source>Where each base can go: measuring …</source>
        <translation>Où chaque socle peut aller&#xa0;: mesure…</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>its movement is not agreed, open is assumed</source>
        <translation>son déplacement n’est pas convenu, supposé découvert</translation>
    </message>
    <message>
        <source>its cover is not agreed, none is assumed</source>
        <translation>son couvert n’est pas convenu, supposé nul</translation>
    </message>
    <message>
        <source>its effect on LOS is not agreed, blocking is assumed</source>
        <translation>son effet sur la ligne de vue n’est pas convenu, supposé bloquant</translation>
    </message>
    <message>
        <source>is a barricade and not open terrain</source>
        <translation>est une barricade et pas un terrain découvert</translation>
    </message>
    <message>
        <source>is a barricade and gives no heavy cover</source>
        <translation>est une barricade et ne donne pas de couvert lourd</translation>
    </message>
    <message>
        <source>is a barricade %1 tall, at most 1 in</source>
        <translation>est une barricade haute de %1, 1 pouce au plus</translation>
    </message>
    <message>
        <source>is a barricade %1 by %2, at most 3 by 1 in</source>
        <translation>est une barricade de %1 sur %2, 3 sur 1 pouce au plus</translation>
    </message>
    <message>
        <source>is area terrain, whose volume blocks LOS, but the players agreed that it does not</source>
        <translation>est un terrain en zone, dont le volume bloque la ligne de vue, mais il est convenu que non</translation>
    </message>
    <message>
        <source>hides a trooper completely, but the players agreed that it gives no cover</source>
        <translation>cache entièrement un soldat, mais il est convenu qu’il ne donne aucun couvert</translation>
    </message>
    <message>
        <source>is scatter terrain, small features, and height 2 or greater</source>
        <translation>est un terrain dispersé, de petits éléments, et de hauteur 2 ou plus</translation>
    </message>
    <message>
        <source>was agreed to be %1 high and measures %2, another height</source>
        <translation>est convenu haut de %1 et mesure %2, une autre hauteur</translation>
    </message>
    <message>
        <source>hangs %1 over the edge of the table</source>
        <translation>dépasse de %1 le bord de la table</translation>
    </message>
    <message>
        <source>goes through %1</source>
        <translation>traverse %1</translation>
    </message>
    <message>
        <source>Mean path to an objective</source>
        <translation>Chemin jusqu’à un objectif, en moyenne</translation>
    </message>
    <message>
        <source>Part of one&apos;s own territory that sees an objective</source>
        <translation>Part de son propre territoire qui voit un objectif</translation>
    </message>
    <message>
        <source>Enemies that see the path without cover</source>
        <translation>Ennemis qui voient le chemin sans couvert</translation>
    </message>
    <message>
        <source>Enemies that see one&apos;s own territory without cover</source>
        <translation>Ennemis qui voient son propre territoire sans couvert</translation>
    </message>
    <message>
        <source>even, %1</source>
        <translation>équilibré, %1</translation>
    </message>
    <message>
        <source>the near side is better off, %1</source>
        <translation>le côté proche est avantagé, %1</translation>
    </message>
    <message>
        <source>the far side is better off, %1</source>
        <translation>le côté éloigné est avantagé, %1</translation>
    </message>
    <message>
        <source>the paths to the objectives</source>
        <translation>les chemins jusqu’aux objectifs</translation>
    </message>
    <message>
        <source>the lines of sight to the objectives</source>
        <translation>les lignes de vue vers les objectifs</translation>
    </message>
    <message>
        <source>the cover on the paths</source>
        <translation>le couvert sur les chemins</translation>
    </message>
    <message>
        <source>the exposure of one&apos;s own territory</source>
        <translation>l’exposition de son propre territoire</translation>
    </message>
    <message>
        <source>%1 to the far edge</source>
        <translation>%1 vers le bord éloigné</translation>
    </message>
    <message>
        <source>%1 to the near edge</source>
        <translation>%1 vers le bord proche</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>%1 vers la droite</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>%1 vers la gauche</translation>
    </message>
    <message>
        <source> and </source>
        <translation> et </translation>
    </message>
</context>
<context>
    <name>RolledDice</name>
    <message>
        <source>Attack dice</source>
        <translation>Dés d’attaque</translation>
    </message>
    <message>
        <source>Cover pool</source>
        <translation>Réserve de couvert</translation>
    </message>
    <message>
        <source>Defense dice</source>
        <translation>Dés de défense</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Ralliement</translation>
    </message>
    <message>
        <source>Ion tokens</source>
        <translation>Pions ioniques</translation>
    </message>
    <message>
        <source>Vehicle damage</source>
        <translation>Dégâts de véhicule</translation>
    </message>
</context>
<context>
    <name>RulebookWords</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Pour s’exercer</translation>
    </message>
    <message>
        <source>Quiz: %1</source>
        <translation>Quiz&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show the example on the table</source>
        <translation>Montrer l’exemple sur la table</translation>
    </message>
    <message>
        <source>The example is on the table. Drag a miniature: the ruling changes.</source>
        <translation>L’exemple est sur la table. Faites glisser une figurine&#xa0;: la décision change.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Core Rulebook p. %1</source>
        <translation>Livre de règles p. %1</translation>
    </message>
    <message>
        <source>%1 p. %2</source>
        <translation>%1 p. %2</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Question:</source>
        <translation>Question&#xa0;:</translation>
    </message>
    <message>
        <source>Ruling of the program:</source>
        <translation>Décision du programme&#xa0;:</translation>
    </message>
    <message>
        <source>What does this attack cause on average?</source>
        <translation>Que cause cette attaque en moyenne&#x202f;?</translation>
    </message>
    <message>
        <source>At which range are the two?</source>
        <translation>À quelle portée sont les deux&#x202f;?</translation>
    </message>
    <message>
        <source>Is there a line of sight?</source>
        <translation>Y a-t-il une ligne de vue&#x202f;?</translation>
    </message>
    <message>
        <source>Is the target obscured?</source>
        <translation>La cible est-elle protégée&#x202f;?</translation>
    </message>
    <message>
        <source>Is this move legal?</source>
        <translation>Ce déplacement est-il permis&#x202f;?</translation>
    </message>
    <message>
        <source>Is this place legal?</source>
        <translation>Cette place est-elle permise&#x202f;?</translation>
    </message>
    <message>
        <source>How high is this terrain?</source>
        <translation>Quelle est la hauteur de ce décor&#x202f;?</translation>
    </message>
    <message>
        <source>Is the unit in cohesion?</source>
        <translation>L’unité est-elle en cohésion&#x202f;?</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>blessures</translation>
    </message>
    <message>
        <source>suppression tokens</source>
        <translation>pions suppression</translation>
    </message>
    <message>
        <source>range</source>
        <translation>portée</translation>
    </message>
    <message>
        <source>within half range</source>
        <translation>à demi-portée</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>protégée</translation>
    </message>
    <message>
        <source>LOS blocked</source>
        <translation>ligne de vue bloquée</translation>
    </message>
    <message>
        <source>LOS</source>
        <translation>ligne de vue</translation>
    </message>
    <message>
        <source>top, in inches</source>
        <translation>sommet, en pouces</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>in cohesion</source>
        <translation>en cohésion</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>melee</source>
        <translation>corps à corps</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SavePath</name>
    <message>
        <source>Replace the file?</source>
        <translation>Remplacer le fichier&#x202f;?</translation>
    </message>
    <message>
        <source>%1 already exists. Its present content is lost if you replace it.</source>
        <translation>%1 existe déjà. Son contenu sera perdu s’il est remplacé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
</context>
<context>
    <name>Screenshot</name>
    <message>
        <source>the table was not drawn in time</source>
        <translation>la table n’a pas été dessinée à temps</translation>
    </message>
    <message>
        <source>the cards could not be read in time</source>
        <translation>les cartes n’ont pas pu être lues à temps</translation>
    </message>
    <message>
        <source>the camera %1 has nothing to look at</source>
        <translation>la caméra %1 n’a rien à regarder</translation>
    </message>
    <message>
        <source>%1: there is not enough memory for the picture</source>
        <translation>%1&#xa0;: la mémoire ne suffit pas pour l’image</translation>
    </message>
    <message>
        <source>%1: expected the name of a picture, such as picture.png</source>
        <translation>%1&#xa0;: un nom d’image est attendu, par exemple image.png</translation>
    </message>
</context>
<context>
    <name>SettleWords</name>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Obscured</source>
        <translation>Protégée</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Height of terrain</source>
        <translation>Hauteur d’un décor</translation>
    </message>
    <message>
        <source>Standing where it stands</source>
        <translation>Sa place là où elle est</translation>
    </message>
    <message>
        <source>Straight standard move</source>
        <translation>Déplacement standard tout droit</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line of sight from %1 to %2</source>
        <translation>Ligne de vue de %1 à %2</translation>
    </message>
    <message>
        <source>Is %1 obscured from %2?</source>
        <translation>%1 est-elle protégée contre %2&#x202f;?</translation>
    </message>
    <message>
        <source>Range from %1 to %2</source>
        <translation>Portée de %1 à %2</translation>
    </message>
    <message>
        <source>Height of %1</source>
        <translation>Hauteur de %1</translation>
    </message>
    <message>
        <source>May %1 stand where it stands?</source>
        <translation>%1 peut-elle se tenir là où elle est&#x202f;?</translation>
    </message>
    <message>
        <source>May %1 move straight towards %2 with the tool of Speed %3?</source>
        <translation>%1 peut-elle aller tout droit vers %2 avec le gabarit de vitesse %3&#x202f;?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SheetPaper</name>
    <message>
        <source>From above</source>
        <translation>Vu d’en haut</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Vu de côté</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>LOS is there</source>
        <translation>La LdV existe</translation>
    </message>
    <message>
        <source>LOS is blocked</source>
        <translation>La LdV est bloquée</translation>
    </message>
    <message>
        <source>LOS is contested</source>
        <translation>La LdV est trop juste pour trancher</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>protégée</translation>
    </message>
    <message>
        <source>not obscured</source>
        <translation>non protégée</translation>
    </message>
    <message>
        <source>base contact</source>
        <translation>contact socle à socle</translation>
    </message>
    <message>
        <source>half-range</source>
        <translation>demi-portée</translation>
    </message>
    <message>
        <source>beyond range 5</source>
        <translation>au-delà de la portée 5</translation>
    </message>
    <message>
        <source>range %1</source>
        <translation>portée %1</translation>
    </message>
    <message>
        <source>height %1</source>
        <translation>hauteur %1</translation>
    </message>
    <message>
        <source>it may stand there</source>
        <translation>elle peut se tenir là</translation>
    </message>
    <message>
        <source>it may not stand there</source>
        <translation>elle ne peut pas se tenir là</translation>
    </message>
    <message>
        <source>the move is legal</source>
        <translation>le déplacement est légal</translation>
    </message>
    <message>
        <source>the move is not legal</source>
        <translation>le déplacement n’est pas légal</translation>
    </message>
    <message>
        <source>There is LOS if a straight line from a point of one silhouette to a point of the other enters nothing that blocks LOS.</source>
        <translation>Il y a ligne de vue si une ligne droite d’un point d’une silhouette à un point de l’autre n’entre dans rien qui la bloque.</translation>
    </message>
    <message>
        <source>A miniature is obscured by nearby terrain between any part of it and any part of the attacker, unless the attacker touches that terrain.</source>
        <translation>Une figurine est protégée par un décor proche d’elle qui se trouve entre une partie d’elle et une partie de l’attaquant, sauf si l’attaquant touche ce décor.</translation>
    </message>
    <message>
        <source>Range is measured from base to base where they are closest, seen from above; a band ends before its line.</source>
        <translation>La portée se mesure de socle à socle là où ils sont le plus proches, vus d’en haut&#x202f;; une bande finit avant sa ligne.</translation>
    </message>
    <message>
        <source>The height is the segment of the upright range tool that contains the top.</source>
        <translation>La hauteur est le segment de la réglette de portée dressée qui contient le sommet.</translation>
    </message>
    <message>
        <source>A base must end flat on the ground or terrain under it, on the table, and without overlap with other bases.</source>
        <translation>Un socle doit finir à plat sur le sol ou le décor sous lui, sur la table, et sans chevaucher d’autres socles.</translation>
    </message>
    <message>
        <source>The tool touches the base and crosses nothing that it may not cross. The leader ends in contact with the tool, where it may stand.</source>
        <translation>Le gabarit touche le socle et ne passe sur rien d’infranchissable. Le chef finit contre le gabarit, là où il peut se tenir.</translation>
    </message>
    <message>
        <source>x of %1</source>
        <translation>x de %1</translation>
    </message>
    <message>
        <source>y of %1</source>
        <translation>y de %1</translation>
    </message>
    <message>
        <source>rotation of %1</source>
        <translation>rotation de %1</translation>
    </message>
    <message>
        <source>facing of %1</source>
        <translation>orientation de %1</translation>
    </message>
    <message>
        <source>height of %1</source>
        <translation>hauteur de %1</translation>
    </message>
    <message>
        <source>%1, for all values</source>
        <translation>%1, pour toutes les valeurs</translation>
    </message>
    <message>
        <source>%1, unchanged in %2 tries</source>
        <translation>%1, inchangé en %2 essais</translation>
    </message>
    <message>
        <source>%1, but not for all values together</source>
        <translation>%1, mais pas pour toutes les valeurs ensemble</translation>
    </message>
    <message>
        <source>height %1 in</source>
        <translation>hauteur %1 po</translation>
    </message>
    <message>
        <source>distance %1 in</source>
        <translation>distance %1 po</translation>
    </message>
    <message>
        <source>No value is uncertain.</source>
        <translation>Aucune valeur n’est incertaine.</translation>
    </message>
    <message>
        <source>The same for every value: %1.</source>
        <translation>Le même verdict pour toute valeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Together: %1.</source>
        <translation>Ensemble&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No try changed the verdict (tries: %1). This is no proof.</source>
        <translation>Aucun essai n’a changé le verdict (essais&#xa0;: %1). Ce n’est pas une preuve.</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 po</translation>
    </message>
    <message>
        <source>%1 is under %2</source>
        <translation>%1 est inférieure à %2</translation>
    </message>
    <message>
        <source>%1 is over %2</source>
        <translation>%1 est supérieure à %2</translation>
    </message>
    <message>
        <source>%1, but %2 if %3</source>
        <translation>%1, mais %2 si %3</translation>
    </message>
    <message>
        <source>If %1: %2.</source>
        <translation>Si %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>the distance</source>
        <translation>la distance</translation>
    </message>
    <message>
        <source>the height</source>
        <translation>la hauteur</translation>
    </message>
    <message>
        <source>%1 is %2 or more</source>
        <translation>%1 est de %2 ou plus</translation>
    </message>
    <message>
        <source>margin: %1</source>
        <translation>marge&#xa0;: %1</translation>
    </message>
    <message>
        <source>margin: %1 in to the nearest end of the band</source>
        <translation>marge&#xa0;: %1 po jusqu’au bout le plus proche de la bande</translation>
    </message>
    <message>
        <source>Obscured by: %1</source>
        <translation>Protégée par&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the way: %1</source>
        <translation>Sur la ligne&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TableTokenWords</name>
    <message>
        <source>Improves the cover of units near it (p. 54)</source>
        <translation>Améliore le couvert des unités proches (p. 54)</translation>
    </message>
    <message>
        <source>Attacks the units near it when it detonates (p. 57)</source>
        <translation>Attaque les unités proches quand elle explose (p. 57)</translation>
    </message>
    <message>
        <source>A unit that rallies near it and sees it may roll 1 more die if the token is allied, and rolls 1 fewer if it is an enemy token (p. 60)</source>
        <translation>Une unité qui se rallie près de lui et le voit peut lancer 1 dé de plus si le pion est allié, et lance 1 dé de moins si le pion est ennemi (p. 60)</translation>
    </message>
    <message>
        <source>Units with the keyword of this token use it (p. 47)</source>
        <translation>Les unités avec le mot-clé de ce pion s’en servent (p. 47)</translation>
    </message>
    <message>
        <source>Facedown: an enemy miniature near it that sees it reveals it (p. 60)</source>
        <translation>Face cachée&#xa0;: une figurine ennemie proche qui le voit le révèle (p. 60)</translation>
    </message>
    <message>
        <source>Facedown for the other player. Revealed: its unit takes its place (p. 60)</source>
        <translation>Face cachée pour l’autre joueur. Révélé&#xa0;: son unité prend sa place (p. 60)</translation>
    </message>
    <message>
        <source>Facedown for the other player. Revealed: it is removed (p. 60)</source>
        <translation>Face cachée pour l’autre joueur. Révélé&#xa0;: il est retiré (p. 60)</translation>
    </message>
    <message>
        <source>Facedown for the other player. Revealed: it detonates (p. 60)</source>
        <translation>Face cachée pour l’autre joueur. Révélé&#xa0;: il explose (p. 60)</translation>
    </message>
    <message>
        <source>Its circle shows range %1</source>
        <translation>Son cercle montre la portée %1</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1 in</source>
        <translation>%1 po</translation>
    </message>
    <message>
        <source>Base contact</source>
        <translation>Contact socle à socle</translation>
    </message>
    <message>
        <source>Half-range</source>
        <translation>Demi-portée</translation>
    </message>
    <message>
        <source>Beyond range 5</source>
        <translation>Au-delà de la portée 5</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Portée %1</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>aucun couvert</translation>
    </message>
    <message>
        <source>light cover</source>
        <translation>couvert léger</translation>
    </message>
    <message>
        <source>heavy cover</source>
        <translation>couvert lourd</translation>
    </message>
    <message>
        <source>LOS yes</source>
        <translation>LdV oui</translation>
    </message>
    <message>
        <source>LOS no</source>
        <translation>LdV non</translation>
    </message>
    <message>
        <source>obstacle</source>
        <translation>obstacle</translation>
    </message>
    <message>
        <source>area terrain</source>
        <translation>terrain en zone</translation>
    </message>
    <message>
        <source>scatter terrain</source>
        <translation>terrain dispersé</translation>
    </message>
    <message>
        <source>barricade</source>
        <translation>barricade</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouges</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noirs</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blancs</translation>
    </message>
    <message>
        <source>red defense</source>
        <translation>de défense rouges</translation>
    </message>
    <message>
        <source>white defense</source>
        <translation>de défense blancs</translation>
    </message>
    <message>
        <source>LOS too close to call (a clear line is shown)</source>
        <translation>LdV trop juste pour trancher (une ligne libre est montrée)</translation>
    </message>
    <message>
        <source>LOS too close to call</source>
        <translation>LdV trop juste pour trancher</translation>
    </message>
    <message>
        <source>blocked by %1</source>
        <translation>bloquée à %1 près</translation>
    </message>
    <message>
        <source>blocked by at most %1</source>
        <translation>bloquée à %1 près au plus</translation>
    </message>
    <message>
        <source>visible by at least %1</source>
        <translation>visible avec au moins %1</translation>
    </message>
    <message>
        <source>visible by %1</source>
        <translation>visible à %1 près</translation>
    </message>
    <message>
        <source>visible by %1 and more</source>
        <translation>visible avec %1 et plus</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Avec %1</translation>
    </message>
    <message>
        <source>Without keywords: %1</source>
        <translation>Sans les mots-clés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Terrain</name>
    <message>
        <source>open</source>
        <translation>découvert</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>infranchissable</translation>
    </message>
    <message>
        <source>blocks LOS</source>
        <translation>bloque la ligne de vue</translation>
    </message>
    <message>
        <source>does not block LOS</source>
        <translation>ne bloque pas la ligne de vue</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>%1 de haut</translation>
    </message>
</context>
<context>
    <name>TerrainByHand</name>
    <message>
        <source>Barricade</source>
        <translation>Barricade</translation>
    </message>
    <message>
        <source>Crates</source>
        <translation>Caisses</translation>
    </message>
    <message>
        <source>Rubble (area terrain)</source>
        <translation>Gravats (terrain en zone)</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
</context>
<context>
    <name>TerrainNames</name>
    <message>
        <source>Outpost</source>
        <translation>Avant-poste</translation>
    </message>
    <message>
        <source>Ruined house</source>
        <translation>Maison en ruine</translation>
    </message>
    <message>
        <source>Domed house</source>
        <translation>Maison à coupole</translation>
    </message>
    <message>
        <source>Town house</source>
        <translation>Maison de ville</translation>
    </message>
    <message>
        <source>Wall with a gate</source>
        <translation>Mur avec porte</translation>
    </message>
    <message>
        <source>Adobe wall</source>
        <translation>Mur de terre</translation>
    </message>
    <message>
        <source>Rocky hill</source>
        <translation>Colline rocheuse</translation>
    </message>
    <message>
        <source>Rock spires</source>
        <translation>Aiguilles rocheuses</translation>
    </message>
    <message>
        <source>Market stalls</source>
        <translation>Étals de marché</translation>
    </message>
    <message>
        <source>Palm grove</source>
        <translation>Palmeraie</translation>
    </message>
    <message>
        <source>Moisture pylon</source>
        <translation>Pylône à humidité</translation>
    </message>
    <message>
        <source>Tree hut</source>
        <translation>Cabane dans les arbres</translation>
    </message>
    <message>
        <source>Footbridge</source>
        <translation>Passerelle</translation>
    </message>
    <message>
        <source>Grassy hill</source>
        <translation>Colline herbeuse</translation>
    </message>
    <message>
        <source>Mossy boulders</source>
        <translation>Rochers moussus</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Pine grove</source>
        <translation>Bosquet de pins</translation>
    </message>
    <message>
        <source>Bushes</source>
        <translation>Buissons</translation>
    </message>
    <message>
        <source>Giant tree</source>
        <translation>Arbre géant</translation>
    </message>
    <message>
        <source>Fallen log</source>
        <translation>Tronc couché</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Log barricade</source>
        <translation>Barricade de rondins</translation>
    </message>
    <message>
        <source>City block</source>
        <translation>Immeuble</translation>
    </message>
    <message>
        <source>Corner ruin</source>
        <translation>Angle en ruine</translation>
    </message>
    <message>
        <source>Burnt-out house</source>
        <translation>Maison incendiée</translation>
    </message>
    <message>
        <source>Breached rampart</source>
        <translation>Rempart éventré</translation>
    </message>
    <message>
        <source>Colonnade</source>
        <translation>Colonnade</translation>
    </message>
    <message>
        <source>Crater</source>
        <translation>Cratère</translation>
    </message>
    <message>
        <source>Rubble field</source>
        <translation>Champ de gravats</translation>
    </message>
    <message>
        <source>Wrecked truck</source>
        <translation>Camion détruit</translation>
    </message>
    <message>
        <source>Broken monument</source>
        <translation>Monument brisé</translation>
    </message>
    <message>
        <source>Street lamps</source>
        <translation>Réverbères</translation>
    </message>
    <message>
        <source>Sandbag barricade</source>
        <translation>Barricade de sacs de sable</translation>
    </message>
    <message>
        <source>Concrete barricade</source>
        <translation>Barricade de béton</translation>
    </message>
    <message>
        <source>Snow bunker</source>
        <translation>Bunker de neige</translation>
    </message>
    <message>
        <source>Power generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Watch tower</source>
        <translation>Tour de guet</translation>
    </message>
    <message>
        <source>Sensor dish</source>
        <translation>Parabole</translation>
    </message>
    <message>
        <source>Snow trench</source>
        <translation>Tranchée de neige</translation>
    </message>
    <message>
        <source>Ice spires</source>
        <translation>Aiguilles de glace</translation>
    </message>
    <message>
        <source>Snow ridge</source>
        <translation>Crête de neige</translation>
    </message>
    <message>
        <source>Frozen pines</source>
        <translation>Pins gelés</translation>
    </message>
    <message>
        <source>Frozen pool</source>
        <translation>Mare gelée</translation>
    </message>
    <message>
        <source>Heaped floes</source>
        <translation>Amas de glace</translation>
    </message>
    <message>
        <source>Snow barricade</source>
        <translation>Barricade de neige</translation>
    </message>
    <message>
        <source>Landing pad</source>
        <translation>Plate-forme d’atterrissage</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Control tower</source>
        <translation>Tour de contrôle</translation>
    </message>
    <message>
        <source>Storage tank</source>
        <translation>Réservoir</translation>
    </message>
    <message>
        <source>Container stack</source>
        <translation>Pile de conteneurs</translation>
    </message>
    <message>
        <source>Mesh fence</source>
        <translation>Clôture grillagée</translation>
    </message>
    <message>
        <source>Gantry</source>
        <translation>Portique</translation>
    </message>
    <message>
        <source>Wrecked shuttle</source>
        <translation>Navette détruite</translation>
    </message>
    <message>
        <source>Crates</source>
        <translation>Caisses</translation>
    </message>
    <message>
        <source>Pipe run</source>
        <translation>Conduites</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>Blast barricade</source>
        <translation>Barricade antisouffle</translation>
    </message>
    <message>
        <source>Barricade</source>
        <translation>Barricade</translation>
    </message>
    <message>
        <source>East wood</source>
        <translation>Bois de l’est</translation>
    </message>
    <message>
        <source>Marsh wood</source>
        <translation>Bois du marais</translation>
    </message>
    <message>
        <source>Ruined farm</source>
        <translation>Ferme en ruine</translation>
    </message>
    <message>
        <source>West wood</source>
        <translation>Bois de l’ouest</translation>
    </message>
</context>
<context>
    <name>TimelineWords</name>
    <message>
        <source>the sandbox</source>
        <translation>le bac à sable</translation>
    </message>
    <message>
        <source>the end of the battle</source>
        <translation>la fin de la bataille</translation>
    </message>
    <message>
        <source>the setup</source>
        <translation>la mise en place</translation>
    </message>
    <message>
        <source>round %1, %2&apos;s activation of %3</source>
        <translation>round %1, activation de %3 par %2</translation>
    </message>
    <message>
        <source>round %1, %2&apos;s turn</source>
        <translation>round %1, tour de %2</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <translation>round %1, %2</translation>
    </message>
    <message>
        <source>Looking back: %1 (answer %2 of %3)</source>
        <translation>Retour en arrière&#xa0;: %1 (réponse %2 sur %3)</translation>
    </message>
    <message>
        <source>Now: %1 (answer %2)</source>
        <translation>Maintenant&#xa0;: %1 (réponse %2)</translation>
    </message>
    <message>
        <source>Watching %1: %2 (answer %3 of %4)</source>
        <translation>Lecture de %1&#xa0;: %2 (réponse %3 sur %4)</translation>
    </message>
</context>
<context>
    <name>Trace</name>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>expected a picture of at most %1 MB</source>
        <translation>une image d’au plus %1 Mo est attendue</translation>
    </message>
    <message>
        <source>expected a PNG or JPEG picture</source>
        <translation>une image PNG ou JPEG est attendue</translation>
    </message>
    <message>
        <source>expected a picture of at most %1 million pixels</source>
        <translation>une image d’au plus %1 millions de pixels est attendue</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>(p. %1)</source>
        <translation>(p. %1)</translation>
    </message>
    <message>
        <source>Not yet automated: the players apply it themselves</source>
        <translation>Pas encore automatisé&#xa0;: les joueurs l’appliquent eux-mêmes</translation>
    </message>
    <message>
        <source>Automated in part: the players apply %1</source>
        <translation>Automatisé en partie&#xa0;: les joueurs appliquent %1</translation>
    </message>
    <message>
        <source>Attack surges become hits</source>
        <translation>Les adrénalines d’attaque deviennent des touches</translation>
    </message>
    <message>
        <source>Attack surges become crits</source>
        <translation>Les adrénalines d’attaque deviennent des critiques</translation>
    </message>
    <message>
        <source>Defense surges become blocks</source>
        <translation>Les adrénalines de défense deviennent des blocages</translation>
    </message>
    <message>
        <source>%1 defeated</source>
        <translation>%1 vaincue</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Unit leader</source>
        <translation>Chef d’unité</translation>
    </message>
    <message>
        <source>Miniature %1</source>
        <translation>Figurine %1</translation>
    </message>
    <message>
        <source>Surges</source>
        <translation>Adrénaline</translation>
    </message>
    <message>
        <source>Faceup: %1</source>
        <translation>Face visible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exhausted</source>
        <translation>Inclinée</translation>
    </message>
    <message>
        <source>Expended</source>
        <translation>Épuisée</translation>
    </message>
    <message>
        <source>Weapons: %1</source>
        <translation>Armes&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>UnitWords</name>
    <message>
        <source>until the end of the attack</source>
        <translation>jusqu’à la fin de l’attaque</translation>
    </message>
    <message>
        <source>until the end of the activation</source>
        <translation>jusqu’à la fin de l’activation</translation>
    </message>
    <message>
        <source>until the end of its next activation</source>
        <translation>jusqu’à la fin de sa prochaine activation</translation>
    </message>
    <message>
        <source>until the end of the round</source>
        <translation>jusqu’à la fin du round</translation>
    </message>
    <message>
        <source>until the end of the game</source>
        <translation>jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>all weapons: %1</source>
        <translation>toutes les armes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Courage %1</source>
        <translation>Courage %1</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>red defense die</source>
        <translation>dé de défense rouge</translation>
    </message>
    <message>
        <source>white defense die</source>
        <translation>dé de défense blanc</translation>
    </message>
    <message>
        <source>another surge chart</source>
        <translation>autre conversion d’adrénaline</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>Operative</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Corps</source>
        <translation>Troupes</translation>
    </message>
    <message>
        <source>Special Forces</source>
        <translation>Forces spéciales</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>Heavy</source>
        <translation>Lourd</translation>
    </message>
    <message>
        <source>Trooper</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Clone Trooper</source>
        <translation>Soldat clone</translation>
    </message>
    <message>
        <source>Droid Trooper</source>
        <translation>Soldat droïde</translation>
    </message>
    <message>
        <source>Wookiee Trooper</source>
        <translation>Soldat wookiee</translation>
    </message>
    <message>
        <source>Mandalorian Trooper</source>
        <translation>Soldat mandalorien</translation>
    </message>
    <message>
        <source>Creature Trooper</source>
        <translation>Soldat créature</translation>
    </message>
    <message>
        <source>Emplacement Trooper</source>
        <translation>Soldat en position</translation>
    </message>
    <message>
        <source>Heavy Trooper</source>
        <translation>Soldat lourd</translation>
    </message>
    <message>
        <source>Heavy Droid Trooper</source>
        <translation>Soldat droïde lourd</translation>
    </message>
    <message>
        <source>Ground Vehicle</source>
        <translation>Véhicule terrestre</translation>
    </message>
    <message>
        <source>Repulsor Vehicle</source>
        <translation>Véhicule à répulseurs</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Viser</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquive</translation>
    </message>
    <message>
        <source>Surge</source>
        <translation>Adrénaline</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Suppression</source>
        <translation>Suppression</translation>
    </message>
    <message>
        <source>Vehicle Damage</source>
        <translation>Dégâts de véhicule</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Corps à corps</translation>
    </message>
    <message>
        <source>beyond</source>
        <translation>au-delà</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>Portée %1</translation>
    </message>
    <message>
        <source>Range %1-%2</source>
        <translation>Portée %1-%2</translation>
    </message>
    <message>
        <source>Melee, %1</source>
        <translation>Corps à corps, %1</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Vaincue</translation>
    </message>
    <message>
        <source>Activating, 1 action left</source>
        <translation>S’active, il reste 1 action</translation>
    </message>
    <message>
        <source>Activating, %1 actions left</source>
        <translation>S’active, il reste %1 actions</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Activée</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prête</translation>
    </message>
    <message>
        <source>%1, unit leader</source>
        <translation>%1, chef d’unité</translation>
    </message>
    <message>
        <source>%1, miniature %2</source>
        <translation>%1, figurine %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Observation</translation>
    </message>
    <message>
        <source>Ion</source>
        <translation>Ion</translation>
    </message>
    <message>
        <source>Immobilize</source>
        <translation>Immobilisation</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>Poison</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Bouclier</translation>
    </message>
    <message>
        <source>Inactive Shield</source>
        <translation>Bouclier inactif</translation>
    </message>
    <message>
        <source>Bounty</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Secret Mission</source>
        <translation>Mission secrète</translation>
    </message>
    <message>
        <source>Undeployed</source>
        <translation>Non déployée</translation>
    </message>
    <message>
        <source>Carries %1</source>
        <translation>Transporte %1</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petit</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grand</translation>
    </message>
    <message>
        <source>huge</source>
        <translation>très grand</translation>
    </message>
    <message>
        <source>long</source>
        <translation>long</translation>
    </message>
    <message>
        <source>epic</source>
        <translation>épique</translation>
    </message>
    <message>
        <source>snail</source>
        <translation>escargot</translation>
    </message>
    <message>
        <source>LAAT</source>
        <translation>LAAT</translation>
    </message>
</context>
<context>
    <name>WatchOffer</name>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>%1

You watch a copy: the file does not change.</source>
        <translation>%1

On suit une copie&#xa0;: le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Watch it up to that answer</source>
        <translation>La suivre jusqu’à cette réponse</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
</context>
<context>
    <name>sightline::app::ActionBar</name>
    <message>
        <source>Answer in the attack panel</source>
        <translation>Répondez dans le panneau d’attaque</translation>
    </message>
    <message>
        <source>Answer in the mission panel</source>
        <translation>Répondez dans le panneau de mission</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#x202f;?</translation>
    </message>
    <message>
        <source>What can I do? (F3)</source>
        <translation>Que puis-je faire&#x202f;? (F3)</translation>
    </message>
</context>
<context>
    <name>sightline::app::AdjustGameMenu</name>
    <message>
        <source>Dice, about to be rolled</source>
        <translation>Dés sur le point d’être lancés</translation>
    </message>
    <message>
        <source>Add a weapon to the attack pool…</source>
        <translation>Ajouter une arme à la réserve d’attaque…</translation>
    </message>
    <message>
        <source>Adjust the game</source>
        <translation>Ajuster la partie</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Points de victoire de %1</translation>
    </message>
    <message>
        <source>Pass pools</source>
        <translation>Réserves de passe</translation>
    </message>
    <message>
        <source>Advantage tokens of %1</source>
        <translation>Pions avantage de %1</translation>
    </message>
    <message>
        <source>Dice of the attack</source>
        <translation>Dés de l’attaque</translation>
    </message>
    <message>
        <source>A click turns a die to its next face; a click on its last face removes it.</source>
        <translation>Un clic tourne le dé sur la face suivante&#x202f;; un clic sur la dernière le retire.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Roll a die for a card</source>
        <translation>Lancer un dé pour une carte</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Lancer %1</translation>
    </message>
    <message>
        <source>The record shows the result; you apply its effect.</source>
        <translation>Le résultat figure au journal&#x202f;; vous appliquez son effet.</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>défaussée</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>mise de côté</translation>
    </message>
    <message>
        <source>%1 goes back to the hand</source>
        <translation>%1 retourne en main</translation>
    </message>
    <message>
        <source>Tokens on the table</source>
        <translation>Pions sur la table</translation>
    </message>
    <message>
        <source>%1 (gone)</source>
        <translation>%1 (parti)</translation>
    </message>
    <message>
        <source>Move…</source>
        <translation>Déplacer…</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>To the selected unit</source>
        <translation>À l’unité sélectionnée</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>Donner %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>POI</source>
        <translation>PDI</translation>
    </message>
    <message>
        <source>Asset</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Smoke token</source>
        <translation>Pion fumée</translation>
    </message>
    <message>
        <source>Name, such as Supply Cache</source>
        <translation>Nom, par exemple Supply Cache</translation>
    </message>
    <message>
        <source>Place…</source>
        <translation>Placer…</translation>
    </message>
    <message>
        <source>Both players overrule the game. Every change is kept in the record.</source>
        <translation>Les deux joueurs passent outre le jeu. Chaque changement est gardé dans le journal.</translation>
    </message>
    <message>
        <source>Command cards of %1</source>
        <translation>Cartes de commandement de %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Defense pool, about to be rolled</source>
        <translation>Réserve de défense, sur le point d’être lancée</translation>
    </message>
    <message>
        <source>Attack pool, about to be rolled</source>
        <translation>Réserve d’attaque, sur le point d’être lancée</translation>
    </message>
    <message>
        <source>Further weapons of each miniature</source>
        <translation>Armes supplémentaires de chaque figurine</translation>
    </message>
    <message>
        <source>Blocks without a die</source>
        <translation>Blocages sans dé</translation>
    </message>
    <message>
        <source>Dice of the cover pool</source>
        <translation>Dés de la réserve de couvert</translation>
    </message>
    <message>
        <source>Cover pool, about to be rolled</source>
        <translation>Réserve de couvert, sur le point d’être lancée</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>light</source>
        <translation>léger</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>lourd</translation>
    </message>
</context>
<context>
    <name>sightline::app::AdjustMenu</name>
    <message>
        <source>Faceup</source>
        <translation>Face visible</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Ajuster</translation>
    </message>
    <message>
        <source>Both players overrule the game. Every change is kept in the record.</source>
        <translation>Les deux joueurs passent outre le jeu. Chaque changement est gardé dans le journal.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Unit leader</source>
        <translation>Chef d’unité</translation>
    </message>
    <message>
        <source>Miniature %1</source>
        <translation>Figurine %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A house rule, a ruling of your own, then Enter</source>
        <translation>Une règle maison, une décision à vous, puis Entrée</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Actions restantes</translation>
    </message>
    <message>
        <source>Order token</source>
        <translation>Pion d’ordre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>faceup</source>
        <translation>face visible</translation>
    </message>
    <message>
        <source>facedown</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ce round</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>has activated</source>
        <translation>a été activée</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prête</translation>
    </message>
    <message>
        <source>exhausted</source>
        <translation>inclinée</translation>
    </message>
    <message>
        <source>expended</source>
        <translation>épuisée</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>A token that a card names, such as Bounty, then Enter</source>
        <translation>Un pion nommé par une carte, par exemple Prime, puis Entrée</translation>
    </message>
    <message>
        <source>Miniatures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Return miniature %1 to the battlefield…</source>
        <translation>Remettre la figurine %1 sur le champ de bataille…</translation>
    </message>
    <message>
        <source>Deploy the unit by hand…</source>
        <translation>Déployer l’unité à la main…</translation>
    </message>
    <message>
        <source>Further attack actions</source>
        <translation>Actions d’attaque supplémentaires</translation>
    </message>
    <message>
        <source>For a while</source>
        <translation>Pour un temps</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Add a temporary effect…</source>
        <translation>Ajouter un effet temporaire…</translation>
    </message>
</context>
<context>
    <name>sightline::app::AnswerControls</name>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Not a legal action for this unit now</source>
        <translation>Pas une action permise pour cette unité maintenant</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>une unité</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>Activer %1</translation>
    </message>
    <message>
        <source>Select a unit that has not activated yet</source>
        <translation>Choisissez une unité qui n’a pas encore été activée</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Unité suivante</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Order tokens in the pool: %1</source>
        <translation>Pions d’ordre dans la réserve&#xa0;: %1</translation>
    </message>
    <message>
        <source>Advantage tokens in the pass pool: %1</source>
        <translation>Pions avantage dans la réserve de passe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Select it again, then press Enter to activate it</source>
        <translation>Sélectionnez-la de nouveau, puis Entrée pour l’activer</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Order tokens, %1: %2</source>
        <translation>Pions d’ordre, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyHead</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Change battle force</source>
        <translation>Changer de force armée</translation>
    </message>
    <message>
        <source>Change size of game</source>
        <translation>Changer de format</translation>
    </message>
    <message>
        <source>Name of the army</source>
        <translation>Nom de l’armée</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Rules in play: unknown</source>
        <translation>Règles en jeu&#xa0;: inconnues</translation>
    </message>
    <message>
        <source>No battle force</source>
        <translation>Aucune force armée</translation>
    </message>
    <message>
        <source>Change choices</source>
        <translation>Changer les choix</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyHeading</name>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 points sur %2</translation>
    </message>
    <message>
        <source>In play: %1</source>
        <translation>En jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Mises de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>a card facedown</source>
        <translation>une carte face cachée</translation>
    </message>
    <message>
        <source>Click: open the roster</source>
        <translation>Clic&#xa0;: ouvrir la liste</translation>
    </message>
    <message>
        <source>Click: fold the roster</source>
        <translation>Clic&#xa0;: replier la liste</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyModel</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove unit</source>
        <translation>Retirer l’unité</translation>
    </message>
    <message>
        <source>Duplicate unit</source>
        <translation>Dupliquer l’unité</translation>
    </message>
    <message>
        <source>Add upgrade</source>
        <translation>Ajouter une amélioration</translation>
    </message>
    <message>
        <source>Remove upgrade</source>
        <translation>Retirer l’amélioration</translation>
    </message>
    <message>
        <source>Change counterpart</source>
        <translation>Changer l’alter ego</translation>
    </message>
    <message>
        <source>Add command card</source>
        <translation>Ajouter une carte de commandement</translation>
    </message>
    <message>
        <source>Remove command card</source>
        <translation>Retirer la carte de commandement</translation>
    </message>
    <message>
        <source>Add battle card</source>
        <translation>Ajouter une carte de bataille</translation>
    </message>
    <message>
        <source>Remove battle card</source>
        <translation>Retirer la carte de bataille</translation>
    </message>
    <message>
        <source>Change faction</source>
        <translation>Changer de faction</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmyPick</name>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Paste a list…</source>
        <translation>Coller une liste…</translation>
    </message>
    <message>
        <source>Open in the builder</source>
        <translation>Ouvrir dans le constructeur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Ouvrir une armée</translation>
    </message>
    <message>
        <source>Armies (*.army.json);;All files (*)</source>
        <translation>Armées (*.army.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Pasted list</source>
        <translation>Liste collée</translation>
    </message>
</context>
<context>
    <name>sightline::app::ArmySheet</name>
    <message>
        <source>Duplicate (Ctrl+D)</source>
        <translation>Dupliquer (Ctrl+D)</translation>
    </message>
    <message>
        <source>Remove (Delete)</source>
        <translation>Retirer (Suppr)</translation>
    </message>
    <message>
        <source>Army sheet</source>
        <translation>Feuille d’armée</translation>
    </message>
</context>
<context>
    <name>sightline::app::AttackHover</name>
    <message>
        <source>LOS to %1 of %2</source>
        <translation>LdV vers %1 sur %2</translation>
    </message>
    <message>
        <source>, %1 of %2 obscured</source>
        <translation>, %1 sur %2 protégées</translation>
    </message>
    <message>
        <source> by %1</source>
        <translation> par %1</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Expected wounds &lt;b&gt;%1&lt;/b&gt;, none in %2 %</source>
        <translation>Blessures attendues &lt;b&gt;%1&lt;/b&gt;, aucune dans %2 % des cas</translation>
    </message>
    <message>
        <source>%1, too close to call</source>
        <translation>%1, trop juste pour trancher</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt; is not on the table</source>
        <translation>&lt;b&gt;%1&lt;/b&gt; n’est pas sur la table</translation>
    </message>
    <message>
        <source>%1; the closest call: %2</source>
        <translation>%1&#x202f;; au plus juste&#xa0;: %2</translation>
    </message>
    <message>
        <source>in the way: %1</source>
        <translation>sur la ligne&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::AttackLines</name>
    <message>
        <source>No attack is possible from here</source>
        <translation>Aucune attaque n’est possible d’ici</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>Wounds expected from here: %1</source>
        <translation>Blessures attendues d’ici&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::AttackPanel</name>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation>Dés d’attaque</translation>
    </message>
    <message>
        <source>Cover pool</source>
        <translation>Réserve de couvert</translation>
    </message>
    <message>
        <source>Defense dice</source>
        <translation>Dés de défense</translation>
    </message>
    <message>
        <source>Miniature %1</source>
        <translation>Figurine %1</translation>
    </message>
    <message>
        <source>LOS blocked</source>
        <translation>LdV bloquée</translation>
    </message>
    <message>
        <source>in LOS, hidden for cover</source>
        <translation>en LdV, cachée pour le couvert</translation>
    </message>
    <message>
        <source>hidden for cover</source>
        <translation>cachée pour le couvert</translation>
    </message>
    <message>
        <source>obscured by %1</source>
        <translation>protégée par %1</translation>
    </message>
    <message>
        <source>%1, %2 away: %3</source>
        <translation>%1, à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>not obscured</source>
        <translation>pas protégée</translation>
    </message>
    <message>
        <source>Attack dice to reroll</source>
        <translation>Dés d’attaque à relancer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>sightline::app::BuilderCommands</name>
    <message>
        <source>&amp;Army</source>
        <translation>&amp;Armée</translation>
    </message>
    <message>
        <source>&amp;New army</source>
        <translation>&amp;Nouvelle armée</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Ready armies</source>
        <translation>Armées &amp;prêtes</translation>
    </message>
    <message>
        <source>&amp;Discarded armies…</source>
        <translation>Armées a&amp;bandonnées…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Import a list…</source>
        <translation>&amp;Importer une liste…</translation>
    </message>
    <message>
        <source>&amp;Export the list…</source>
        <translation>E&amp;xporter la liste…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>P&amp;lay with this army…</source>
        <translation>&amp;Jouer avec cette armée…</translation>
    </message>
    <message>
        <source>&amp;Card packs…</source>
        <translation>Paquets de &amp;cartes…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Duplicate unit</source>
        <translation>&amp;Dupliquer l’unité</translation>
    </message>
    <message>
        <source>Re&amp;move unit</source>
        <translation>&amp;Retirer l’unité</translation>
    </message>
    <message>
        <source>&amp;Find a card</source>
        <translation>&amp;Chercher une carte</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>&amp;Units</source>
        <translation>&amp;Unités</translation>
    </message>
    <message>
        <source>U&amp;pgrades</source>
        <translation>&amp;Améliorations</translation>
    </message>
    <message>
        <source>&amp;Command cards</source>
        <translation>Cartes de &amp;commandement</translation>
    </message>
    <message>
        <source>&amp;Battle cards</source>
        <translation>Cartes de &amp;bataille</translation>
    </message>
    <message>
        <source>C&amp;ard</source>
        <translation>Ca&amp;rte</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::BuilderDesk</name>
    <message>
        <source>New &amp;game…</source>
        <translation>Nouvelle &amp;partie…</translation>
    </message>
    <message>
        <source>Army &amp;builder…</source>
        <translation>Constructeur d’&amp;armée…</translation>
    </message>
    <message>
        <source>&amp;Card packs…</source>
        <translation>Paquets de &amp;cartes…</translation>
    </message>
    <message>
        <source>there is no table or mission to play on</source>
        <translation>il n’y a ni table ni mission pour jouer</translation>
    </message>
</context>
<context>
    <name>sightline::app::BuilderWindow</name>
    <message>
        <source>Reading the cards …</source>
        <translation>Lecture des cartes…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>%1[*] – Army builder – Sightline</source>
        <translation>%1[*] – Constructeur d’armée – Sightline</translation>
    </message>
    <message>
        <source>Open an army</source>
        <translation>Ouvrir une armée</translation>
    </message>
    <message>
        <source>Armies (*.army.json);;All files (*)</source>
        <translation>Armées (*.army.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save the army</source>
        <translation>Enregistrer l’armée</translation>
    </message>
    <message>
        <source>Armies (*.army.json)</source>
        <translation>Armées (*.army.json)</translation>
    </message>
    <message>
        <source>Unsaved army</source>
        <translation>Armée non enregistrée</translation>
    </message>
    <message>
        <source>The army has changes that are not saved.</source>
        <translation>L’armée a des changements non enregistrés.</translation>
    </message>
    <message>
        <source>A discarded army can be opened again: Army &gt; Discarded armies.</source>
        <translation>Une armée abandonnée peut être rouverte&#xa0;: Armée &gt; Armées abandonnées.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Abandonner les changements</translation>
    </message>
    <message>
        <source>Army sheet</source>
        <translation>Feuille d’armée</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>sightline::app::CardPage</name>
    <message>
        <source>Choose a unit or a card to read it here.</source>
        <translation>Choisissez une unité ou une carte pour la lire ici.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ChoiceDesk</name>
    <message>
        <source>&amp;What can I do?</source>
        <translation>&amp;Que puis-je faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>sightline::app::ChoicePopover</name>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#x202f;?</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Ouvrir la règle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (F3)</source>
        <translation>Fermer (F3)</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible maintenant</translation>
    </message>
    <message>
        <source>Enemy units, from the present place</source>
        <translation>Unités ennemies, depuis cette place</translation>
    </message>
    <message>
        <source>Enemy units, if the unit could attack from here</source>
        <translation>Unités ennemies, si l’unité pouvait attaquer d’ici</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>mesure</translation>
    </message>
</context>
<context>
    <name>sightline::app::ClosingPage</name>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Exact. %1</translation>
    </message>
    <message>
        <source>Not quite. %1</source>
        <translation>Pas tout à fait. %1</translation>
    </message>
    <message>
        <source>Core Rulebook p. %1</source>
        <translation>Livre de règles p. %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::CoachDesk</name>
    <message>
        <source>Coach for &amp;Blue</source>
        <translation>Entraîneur de &amp;Bleu</translation>
    </message>
    <message>
        <source>Coach for R&amp;ed</source>
        <translation>Entraîneur de &amp;Rouge</translation>
    </message>
    <message>
        <source>A short note after an answer that costs much. At most one note in an activation</source>
        <translation>Une courte note après une réponse qui coûte cher. Au plus une note par activation</translation>
    </message>
</context>
<context>
    <name>sightline::app::CoachLine</name>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Not again</source>
        <translation>Plus jamais</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Coach for Blue: %1</source>
        <translation>Entraîneur de Bleu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Coach for Red: %1</source>
        <translation>Entraîneur de Rouge&#xa0;: %1</translation>
    </message>
    <message>
        <source>No more notes about this: %1</source>
        <translation>Plus de notes à ce sujet&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::CommandCardFace</name>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>by hand ○</source>
        <translation>à la main ○</translation>
    </message>
    <message>
        <source>in part by hand ○</source>
        <translation>en partie à la main ○</translation>
    </message>
</context>
<context>
    <name>sightline::app::Commands</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New starter battle</source>
        <translation>&amp;Nouvelle bataille de départ</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Recent files</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Adjust…</source>
        <translation>&amp;Ajuster…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>Whole &amp;table</source>
        <translation>&amp;Table entière</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>From &amp;above</source>
        <translation>D’en &amp;haut</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>From &amp;Blue&apos;s side</source>
        <translation>Du côté de &amp;Bleu</translation>
    </message>
    <message>
        <source>From &amp;Red&apos;s side</source>
        <translation>Du côté de &amp;Rouge</translation>
    </message>
    <message>
        <source>&amp;Eyes of the unit leader</source>
        <translation>&amp;Yeux du chef d’unité</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>&amp;Selected unit</source>
        <translation>Unité &amp;choisie</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Mesurer</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Range r&amp;ings</source>
        <translation>Cercles de &amp;portée</translation>
    </message>
    <message>
        <source>&amp;Hand-over banner</source>
        <translation>Bannière de &amp;passage</translation>
    </message>
    <message>
        <source>Restore &amp;layout</source>
        <translation>Rétablir la &amp;disposition</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Real dice, typed in</source>
        <translation>Vrais dés, &amp;saisis</translation>
    </message>
    <message>
        <source>The players roll on their own table and type in the results</source>
        <translation>Les joueurs lancent sur leur propre table et saisissent les résultats</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>&amp;About Sightline</source>
        <translation>À &amp;propos de Sightline</translation>
    </message>
    <message>
        <source>Both players must agree. The record will say so.</source>
        <translation>Les deux joueurs doivent être d’accord. Le journal le dira.</translation>
    </message>
    <message>
        <source>Both players agree</source>
        <translation>Les deux joueurs sont d’accord</translation>
    </message>
    <message>
        <source>About Sightline</source>
        <translation>À propos de Sightline</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sightline %1&lt;/h3&gt;A digital tabletop whose every ruling explains itself.</source>
        <translation>&lt;h3&gt;Sightline %1&lt;/h3&gt;Une table de jeu dont chaque décision s’explique.</translation>
    </message>
    <message>
        <source>An unofficial fan project for a miniatures game, not endorsed by its owners or publisher. It holds no artwork, logo or text of that game. Rulings follow the core rulebook of %1.</source>
        <translation>Un projet d’amateurs, non officiel, pour un jeu de figurines, sans l’aval de ses propriétaires ni de son éditeur. Il ne contient ni image, ni logo, ni texte de ce jeu. Les décisions suivent le livre de règles du %1.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>The language changes when Sightline is started again.</source>
        <translation>La langue change au prochain démarrage de Sightline.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>What is se&amp;en</source>
        <translation>Ce qui est &amp;vu</translation>
    </message>
    <message>
        <source>&amp;No map</source>
        <translation>&amp;Pas de carte</translation>
    </message>
    <message>
        <source>By the &amp;selected unit</source>
        <translation>Par l’unité &amp;choisie</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>From &amp;Blue&apos;s side of the table</source>
        <translation>Depuis le côté de &amp;Bleu</translation>
    </message>
    <message>
        <source>From &amp;Red&apos;s side of the table</source>
        <translation>Depuis le côté de &amp;Rouge</translation>
    </message>
    <message>
        <source>Take back results that were seen?</source>
        <translation>Reprendre des résultats déjà vus&#x202f;?</translation>
    </message>
    <message>
        <source>This takes back dice, draws or cards that were seen.</source>
        <translation>Cela reprend des dés, des pioches ou des cartes déjà vus.</translation>
    </message>
    <message>
        <source>Adjust the &amp;game…</source>
        <translation>Ajuster la &amp;partie…</translation>
    </message>
    <message>
        <source>Move by &amp;hand</source>
        <translation>Déplacer à la &amp;main</translation>
    </message>
    <message>
        <source>Dice that t&amp;umble</source>
        <translation>Dés qui rou&amp;lent</translation>
    </message>
    <message>
        <source>Attack in slow &amp;motion</source>
        <translation>Attaque au &amp;ralenti</translation>
    </message>
    <message>
        <source>Show each step of an attack before and after it happens</source>
        <translation>Montrer chaque étape d’une attaque avant et après</translation>
    </message>
    <message>
        <source>&amp;Camera follows the game</source>
        <translation>La &amp;caméra suit la partie</translation>
    </message>
    <message>
        <source>Camera turns to the pla&amp;yer who decides</source>
        <translation>La caméra se tourne vers le &amp;joueur qui décide</translation>
    </message>
    <message>
        <source>not in a quiz, puzzle or lesson</source>
        <translation>pas dans un quiz, une énigme ou une leçon</translation>
    </message>
    <message>
        <source>no game is open</source>
        <translation>aucune partie n’est ouverte</translation>
    </message>
    <message>
        <source>there is no answer to take back</source>
        <translation>il n’y a aucune réponse à reprendre</translation>
    </message>
    <message>
        <source>no answer was taken back</source>
        <translation>aucune réponse n’a été reprise</translation>
    </message>
    <message>
        <source>select a unit first</source>
        <translation>sélectionnez d’abord une unité</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>not while you look back</source>
        <translation>pas pendant un retour en arrière</translation>
    </message>
    <message>
        <source>&amp;Weapon ranges of all units</source>
        <translation>Portées de to&amp;utes les unités</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>sightline::app::DeciderPlate</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>%1 reacts</source>
        <translation>%1 réagit</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est terminée</translation>
    </message>
    <message>
        <source>p. %1</source>
        <translation>p. %1</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Continue in the window at the right</source>
        <translation>Continuer dans la fenêtre de droite</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
</context>
<context>
    <name>sightline::app::DiceWidget</name>
    <message>
        <source>This result is canceled.</source>
        <translation>Ce résultat est annulé.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
</context>
<context>
    <name>sightline::app::DragMove</name>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Drag again, or Escape</source>
        <translation>Recommencez, ou Échap</translation>
    </message>
    <message>
        <source>Speed %1, %2</source>
        <translation>Vitesse %1, %2</translation>
    </message>
    <message>
        <source>, into melee with %1</source>
        <translation>, au corps à corps avec %1</translation>
    </message>
    <message>
        <source>Pivot by %1°</source>
        <translation>Pivot de %1°</translation>
    </message>
    <message>
        <source>Deploy with speed %1</source>
        <translation>Déploiement à la vitesse %1</translation>
    </message>
    <message>
        <source>%1, %2 up</source>
        <translation>%1, %2 plus haut</translation>
    </message>
    <message>
        <source>%1, %2 down</source>
        <translation>%1, %2 plus bas</translation>
    </message>
    <message>
        <source>a pivot by %1°</source>
        <translation>un pivot de %1°</translation>
    </message>
    <message>
        <source>%1 from there with Speed %2</source>
        <translation>à %1 de là à la vitesse %2</translation>
    </message>
    <message>
        <source>%1: release, or press Enter, to move</source>
        <translation>%1&#xa0;: relâchez, ou Entrée, pour déplacer</translation>
    </message>
    <message>
        <source>%1, %2 short of the pointer: release, or press Enter, to move</source>
        <translation>%1, à %2 du pointeur&#xa0;: relâchez, ou Entrée, pour déplacer</translation>
    </message>
</context>
<context>
    <name>sightline::app::DragPlaces</name>
    <message>
        <source>%1 %2 from there</source>
        <translation>%1 à %2 de là</translation>
    </message>
</context>
<context>
    <name>sightline::app::DragSpot</name>
    <message>
        <source>Press Enter to place it here</source>
        <translation>Entrée pour le placer ici</translation>
    </message>
    <message>
        <source>%1 from there</source>
        <translation>à %1 de là</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Pion</translation>
    </message>
</context>
<context>
    <name>sightline::app::EarlyDrag</name>
    <message>
        <source>%1 acts now: drag one of its miniatures to move it</source>
        <translation>%1 agit maintenant&#xa0;: faites glisser une de ses figurines pour la déplacer</translation>
    </message>
    <message>
        <source>Double-click %1 to activate it, then move it</source>
        <translation>Double-cliquez sur %1 pour l’activer, puis déplacez-la</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>C’est au tour de %1</translation>
    </message>
    <message>
        <source>First answer: %1</source>
        <translation>Répondez d’abord&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::EffectDialog</name>
    <message>
        <source>For a while</source>
        <translation>Pour un temps</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>no keyword</source>
        <translation>aucun mot-clé</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>the text after it, such as Front</source>
        <translation>le texte après lui, par exemple Front</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>as on its card</source>
        <translation>comme sur sa carte</translation>
    </message>
    <message>
        <source>red defense die</source>
        <translation>dé de défense rouge</translation>
    </message>
    <message>
        <source>white defense die</source>
        <translation>dé de défense blanc</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Defense die</source>
        <translation>Dé de défense</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>The card that causes the effect</source>
        <translation>La carte qui cause l’effet</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>À cause de</translation>
    </message>
</context>
<context>
    <name>sightline::app::ExportDialog</name>
    <message>
        <source>Export the list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Share link</source>
        <translation>Lien de partage</translation>
    </message>
    <message>
        <source>Text list</source>
        <translation>Liste en texte</translation>
    </message>
    <message>
        <source>Short text list</source>
        <translation>Liste courte en texte</translation>
    </message>
    <message>
        <source>Text list for tournaments</source>
        <translation>Liste en texte pour tournois</translation>
    </message>
    <message>
        <source>Tabletop Simulator JSON</source>
        <translation>JSON pour Tabletop Simulator</translation>
    </message>
    <message>
        <source>Army file of ours</source>
        <translation>Fichier d’armée Sightline</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save to a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Nothing had to be left out.</source>
        <translation>Rien n’a dû être laissé de côté.</translation>
    </message>
    <message>
        <source>Left out, because the format has no place for it: %1</source>
        <translation>Laissé de côté, car le format n’a pas de place pour cela&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Form of the list</source>
        <translation>Forme de la liste</translation>
    </message>
</context>
<context>
    <name>sightline::app::ExposureTool</name>
    <message>
        <source>Select a unit to see what it sees</source>
        <translation>Choisissez une unité pour voir ce qu’elle voit</translation>
    </message>
    <message>
        <source>Seen from somewhere in Blue&apos;s territory, places 2 in apart</source>
        <translation>Vu de quelque part dans le territoire de Bleu, tous les 2 pouces</translation>
    </message>
    <message>
        <source>Seen from somewhere in Red&apos;s territory, places 2 in apart</source>
        <translation>Vu de quelque part dans le territoire de Rouge, tous les 2 pouces</translation>
    </message>
    <message>
        <source>Seen from Blue&apos;s table edge, range 1 deep</source>
        <translation>Vu du bord de table de Bleu, sur la portée 1</translation>
    </message>
    <message>
        <source>Seen from Red&apos;s table edge, range 1 deep</source>
        <translation>Vu du bord de table de Rouge, sur la portée 1</translation>
    </message>
    <message>
        <source>Seen by %1</source>
        <translation>Vu par %1</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>open</source>
        <translation>sans couvert</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>protégée</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>not sure</source>
        <translation>pas certain</translation>
    </message>
    <message>
        <source>%1 is not on the table</source>
        <translation>%1 n’est pas sur la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::FactsRows</name>
    <message>
        <source>does not block LOS</source>
        <translation>ne bloque pas la ligne de vue</translation>
    </message>
    <message>
        <source>blocks LOS</source>
        <translation>bloque la ligne de vue</translation>
    </message>
    <message>
        <source>Terrain that does not block LOS still gives its cover: a miniature behind it is obscured. If it gives no cover, set its cover to none.</source>
        <translation>Un décor qui ne bloque pas la ligne de vue donne quand même son couvert&#xa0;: une figurine derrière lui est protégée. S’il ne donne pas de couvert, mettez son couvert à «&#x202f;aucun&#x202f;».</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
</context>
<context>
    <name>sightline::app::FormControls</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Choose another action</source>
        <translation>Choisir une autre action</translation>
    </message>
    <message>
        <source>Type in the dice</source>
        <translation>Saisir les dés</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Lancer pour nous</translation>
    </message>
    <message>
        <source>Draw for us</source>
        <translation>Piocher pour nous</translation>
    </message>
    <message>
        <source>Place it here</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 sur %2 choisies</translation>
    </message>
    <message>
        <source>%1 chosen, up to %2</source>
        <translation>%1 choisies, jusqu’à %2</translation>
    </message>
    <message>
        <source>Click units on the table or in the roster</source>
        <translation>Cliquez les unités sur la table ou dans la liste</translation>
    </message>
    <message>
        <source>No unit is chosen yet</source>
        <translation>Aucune unité n’est encore choisie</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>sightline::app::GameFiles</name>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Games (*.sightline)</source>
        <translation>Parties (*.sightline)</translation>
    </message>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>Save the battle before you leave it?</source>
        <translation>Enregistrer la bataille avant de la quitter&#x202f;?</translation>
    </message>
    <message>
        <source>%1: a layout holds terrain but no armies; name two armies as well</source>
        <translation>%1&#xa0;: une disposition contient du terrain mais pas d’armées&#x202f;; indiquez aussi deux armées</translation>
    </message>
    <message>
        <source>Games, scenarios, layouts and reports (*.sightline *.scenario.json *.layout.json *.sightline-table *.sightline-report);;All files (*)</source>
        <translation>Parties, scénarios, dispositions et rapports (*.sightline *.scenario.json *.layout.json *.sightline-table *.sightline-report);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>sightline::app::GameOpener</name>
    <message>
        <source>Setting up %1</source>
        <translation>Mise en place de %1</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 was not opened: cancelled</source>
        <translation>%1 n’a pas été ouvert&#xa0;: annulé</translation>
    </message>
    <message>
        <source>The last answer in %1 was cut off while it was written; it is left out.</source>
        <translation>La dernière réponse de %1 a été coupée pendant l’écriture&#x202f;; elle est laissée de côté.</translation>
    </message>
    <message>
        <source>%1 cannot be kept under another name</source>
        <translation>%1 ne peut pas être conservé sous un autre nom</translation>
    </message>
</context>
<context>
    <name>sightline::app::GameRecovery</name>
    <message>
        <source>The game can no longer be kept for recovery: %1</source>
        <translation>La partie ne peut plus être gardée pour récupération&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game is kept for recovery again</source>
        <translation>La partie est de nouveau conservée pour être récupérée</translation>
    </message>
</context>
<context>
    <name>sightline::app::GameSession</name>
    <message>
        <source>Taking back the latest decision</source>
        <translation>Reprise de la dernière décision</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Il n’y a pas de partie à enregistrer.</translation>
    </message>
    <message>
        <source>You look back: return to now, or play on from here</source>
        <translation>Vous revoyez un moment passé&#xa0;: revenez au présent, ou reprenez la partie d’ici</translation>
    </message>
</context>
<context>
    <name>sightline::app::GameWork</name>
    <message>
        <source>%1: one moment</source>
        <translation>%1&#xa0;: un instant</translation>
    </message>
</context>
<context>
    <name>sightline::app::HandTool</name>
    <message>
        <source>Drag a miniature or a token anywhere; the wheel turns it</source>
        <translation>Faites glisser une figurine ou un pion où vous voulez&#x202f;; la molette le tourne</translation>
    </message>
    <message>
        <source>Click where it goes; the wheel turns it</source>
        <translation>Cliquez où il va&#x202f;; la molette le tourne</translation>
    </message>
    <message>
        <source>Carried piece</source>
        <translation>Élément porté</translation>
    </message>
</context>
<context>
    <name>sightline::app::HandTray</name>
    <message>
        <source>Hide the hand</source>
        <translation>Cacher la main</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>%1&apos;s command hand</source>
        <translation>Main de commandement&#xa0;: %1</translation>
    </message>
    <message>
        <source>can only be divulged</source>
        <translation>peut seulement être divulguée</translation>
    </message>
    <message>
        <source>not in round %1</source>
        <translation>pas au round %1</translation>
    </message>
    <message>
        <source>a divulged card must be selected</source>
        <translation>une carte divulguée doit être choisie</translation>
    </message>
    <message>
        <source>%1 must be on the battlefield</source>
        <translation>%1 doit être sur le champ de bataille</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>mise de côté</translation>
    </message>
    <message>
        <source>Choose a card and play it facedown. Both cards turn faceup together; the one with fewer pips has priority.</source>
        <translation>Choisissez une carte et jouez-la face cachée. Les deux cartes sont révélées ensemble&#x202f;; celle qui a le moins de points lumineux donne la priorité.</translation>
    </message>
    <message>
        <source>Play %1 facedown</source>
        <translation>Jouer %1 face cachée</translation>
    </message>
    <message>
        <source>Orders: %1</source>
        <translation>Ordres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose one of the cards with its number</source>
        <translation>Choisissez une des cartes avec son numéro</translation>
    </message>
</context>
<context>
    <name>sightline::app::HandoverBanner</name>
    <message>
        <source>Hand over to %1</source>
        <translation>Au tour de %1</translation>
    </message>
    <message>
        <source>Click or press Space</source>
        <translation>Cliquez ou pressez Espace</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <translation>%1 peut réagir</translation>
    </message>
</context>
<context>
    <name>sightline::app::HandoverScreen</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>I am %1, alone at the screen</source>
        <translation>Je suis %1, seul devant l’écran</translation>
    </message>
    <message>
        <source>Hand the PC to %1</source>
        <translation>Passez l’ordinateur à %1</translation>
    </message>
    <message>
        <source>%1 looks away</source>
        <translation>%1 détourne le regard</translation>
    </message>
</context>
<context>
    <name>sightline::app::ImportDialog</name>
    <message>
        <source>Import a list</source>
        <translation>Importer une liste</translation>
    </message>
    <message>
        <source>Paste a share link, a text list, Tabletop Simulator JSON or an army file of ours.</source>
        <translation>Collez un lien de partage, une liste en texte, du JSON pour Tabletop Simulator ou un fichier d’armée Sightline.</translation>
    </message>
    <message>
        <source>Use this list</source>
        <translation>Utiliser cette liste</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Ouvrir une liste</translation>
    </message>
    <message>
        <source>Lists (*.json *.txt);;All files (*)</source>
        <translation>Listes (*.json *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>%1 is larger than any list</source>
        <translation>%1 est plus grand qu’aucune liste</translation>
    </message>
    <message>
        <source>%1: “%2” was not understood: %3</source>
        <translation>%1&#xa0;: «&#x202f;%2&#x202f;» n’a pas été compris&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1 understood</source>
        <translation>%1 comprises</translation>
    </message>
    <message>
        <source>%1 not understood</source>
        <translation>%1 non comprises</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 n’est pas un fichier</translation>
    </message>
    <message>
        <source>%1 to decide</source>
        <translation>%1 à décider</translation>
    </message>
    <message>
        <source>%1: which “%2”?</source>
        <translation>%1&#xa0;: lequel pour «&#x202f;%2&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>None of them: leave it out</source>
        <translation>Aucun d’eux&#xa0;: le laisser de côté</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
</context>
<context>
    <name>sightline::app::InspectorDock</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>mesurée</translation>
    </message>
    <message>
        <source>Locked in its place</source>
        <translation>Verrouillé à sa place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>non convenu</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Named part</source>
        <translation>Partie nommée</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>as the piece</source>
        <translation>comme l’élément</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>Piece &quot;%1&quot;</source>
        <translation>Élément «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Selected pieces: %1</source>
        <translation>Éléments sélectionnés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Distance from the left edge</source>
        <translation>Distance du bord gauche</translation>
    </message>
    <message>
        <source>Distance from the near edge</source>
        <translation>Distance du bord proche</translation>
    </message>
    <message>
        <source>Height above the mat</source>
        <translation>Hauteur au-dessus du tapis</translation>
    </message>
    <message>
        <source>Width of the table</source>
        <translation>Largeur de la table</translation>
    </message>
    <message>
        <source>Depth of the table</source>
        <translation>Profondeur de la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutCommands</name>
    <message>
        <source>&amp;Licences of this table…</source>
        <translation>&amp;Licences de cette table…</translation>
    </message>
    <message>
        <source>No terrain was copied.</source>
        <translation>Aucun décor n’a été copié.</translation>
    </message>
    <message>
        <source>Layout tools</source>
        <translation>Outils de disposition</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New layout</source>
        <translation>&amp;Nouvelle disposition</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Play on this table…</source>
        <translation>&amp;Jouer sur cette table…</translation>
    </message>
    <message>
        <source>Back to the &amp;game</source>
        <translation>Retour à la &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Arranger</translation>
    </message>
    <message>
        <source>Turn &amp;left by 15°	Q</source>
        <translation>Tourner de 15° à &amp;gauche	Q</translation>
    </message>
    <message>
        <source>Turn &amp;right by 15°	E</source>
        <translation>Tourner de 15° à &amp;droite	E</translation>
    </message>
    <message>
        <source>&amp;Set down</source>
        <translation>&amp;Poser</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>G&amp;rouper</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>D&amp;égrouper</translation>
    </message>
    <message>
        <source>Loc&amp;k</source>
        <translation>&amp;Verrouiller</translation>
    </message>
    <message>
        <source>U&amp;nlock</source>
        <translation>Déverro&amp;uiller</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Aligner</translation>
    </message>
    <message>
        <source>Spread evenly along the &amp;width</source>
        <translation>Répartir sur la &amp;largeur</translation>
    </message>
    <message>
        <source>Spread evenly along the &amp;depth</source>
        <translation>Répartir sur la pro&amp;fondeur</translation>
    </message>
    <message>
        <source>&amp;Left edges</source>
        <translation>Bords &amp;gauches</translation>
    </message>
    <message>
        <source>&amp;Right edges</source>
        <translation>Bords &amp;droits</translation>
    </message>
    <message>
        <source>&amp;Near edges</source>
        <translation>Bords &amp;proches</translation>
    </message>
    <message>
        <source>&amp;Far edges</source>
        <translation>Bords &amp;éloignés</translation>
    </message>
    <message>
        <source>&amp;Middles, in a column</source>
        <translation>&amp;Milieux, en colonne</translation>
    </message>
    <message>
        <source>M&amp;iddles, in a row</source>
        <translation>M&amp;ilieux, en ligne</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Snap to &amp;inches</source>
        <translation>Aimanter aux &amp;pouces</translation>
    </message>
    <message>
        <source>Snap to &amp;angles</source>
        <translation>Aimanter aux &amp;angles</translation>
    </message>
    <message>
        <source>Snap to &amp;edges</source>
        <translation>Aimanter aux &amp;bords</translation>
    </message>
    <message>
        <source>&amp;Stack</source>
        <translation>&amp;Empiler</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Miroir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vue</translation>
    </message>
    <message>
        <source>Whole &amp;table	Home</source>
        <translation>&amp;Toute la table	Home</translation>
    </message>
    <message>
        <source>From &amp;above	T</source>
        <translation>D’en &amp;haut	T</translation>
    </message>
    <message>
        <source>From &amp;Blue&apos;s side</source>
        <translation>Du côté de &amp;Bleu</translation>
    </message>
    <message>
        <source>From &amp;Red&apos;s side</source>
        <translation>Du côté de &amp;Rouge</translation>
    </message>
    <message>
        <source>&amp;Selection	F</source>
        <translation>&amp;Sélection	F</translation>
    </message>
    <message>
        <source>&amp;Facts on the table</source>
        <translation>&amp;Caractéristiques sur la table</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Clavier et souris</translation>
    </message>
    <message>
        <source>A &amp;model of your own…</source>
        <translation>Un &amp;modèle à vous…</translation>
    </message>
    <message>
        <source>Save the &amp;report</source>
        <translation>Enregistrer le &amp;rapport</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>Save the placement s&amp;heet</source>
        <translation>Enregistrer la &amp;feuille de placement</translation>
    </message>
    <message>
        <source>S&amp;hare table…</source>
        <translation>Par&amp;tager la table…</translation>
    </message>
    <message>
        <source>&amp;Trace a picture…</source>
        <translation>&amp;Calquer une image…</translation>
    </message>
    <message>
        <source>Sho&amp;w the traced picture</source>
        <translation>Afficher l’ima&amp;ge calquée</translation>
    </message>
    <message>
        <source>S&amp;uggest a table…</source>
        <translation>&amp;Proposer une table…</translation>
    </message>
    <message>
        <source>Make it &amp;fairer</source>
        <translation>Rendre plus é&amp;quitable</translation>
    </message>
    <message>
        <source>Making the table fairer</source>
        <translation>La table devient plus équitable</translation>
    </message>
    <message>
        <source>Suggested table, %1, seed %2</source>
        <translation>Table proposée, %1, graine %2</translation>
    </message>
    <message>
        <source>The suggested table is on the screen: undo brings back the one before.</source>
        <translation>La table proposée est à l’écran&#xa0;: annuler ramène celle d’avant.</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutDesk</name>
    <message>
        <source>New &amp;layout</source>
        <translation>Nouvelle &amp;disposition</translation>
    </message>
    <message>
        <source>Open a la&amp;yout…</source>
        <translation>Ouvrir une d&amp;isposition…</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutFiles</name>
    <message>
        <source>Reading the licences: one moment</source>
        <translation>Lecture des licences&#xa0;: un instant</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>Ouvrir une disposition</translation>
    </message>
    <message>
        <source>New layout</source>
        <translation>Nouvelle disposition</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save the layout</source>
        <translation>Enregistrer la disposition</translation>
    </message>
    <message>
        <source>Layouts (*.layout.json)</source>
        <translation>Dispositions (*.layout.json)</translation>
    </message>
    <message>
        <source>Unsaved layout</source>
        <translation>Disposition non enregistrée</translation>
    </message>
    <message>
        <source>Save the layout before you leave it?</source>
        <translation>Enregistrer la disposition avant de la quitter&#x202f;?</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Continue the layout that was interrupted?</source>
        <translation>Continuer la disposition qui a été interrompue&#x202f;?</translation>
    </message>
    <message>
        <source>Opening %1: one moment</source>
        <translation>Ouverture de %1&#xa0;: un instant</translation>
    </message>
    <message>
        <source>%1 was not opened: cancelled</source>
        <translation>%1 n’a pas été ouvert&#xa0;: annulé</translation>
    </message>
    <message>
        <source>Layouts (*.layout.json *.sightline-table);;All files (*)</source>
        <translation>Dispositions (*.layout.json *.sightline-table);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Writing %1: one moment</source>
        <translation>Écriture de %1&#xa0;: un instant</translation>
    </message>
    <message>
        <source>%1 was not written: cancelled</source>
        <translation>%1 n’a pas été écrit&#xa0;: annulé</translation>
    </message>
    <message>
        <source>Share the table</source>
        <translation>Partager la table</translation>
    </message>
    <message>
        <source>Shared tables (*.sightline-table)</source>
        <translation>Tables partagées (*.sightline-table)</translation>
    </message>
    <message>
        <source>%1 holds the table and everything that it needs</source>
        <translation>%1 contient la table et tout ce qu’il lui faut</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>The latest changes are not in %1. Which table shall the game use?</source>
        <translation>Les dernières modifications ne sont pas dans %1. Quelle table la partie doit-elle utiliser&#x202f;?</translation>
    </message>
    <message>
        <source>Save as a new file…</source>
        <translation>Enregistrer dans un nouveau fichier…</translation>
    </message>
    <message>
        <source>Save over this file</source>
        <translation>Remplacer ce fichier</translation>
    </message>
    <message>
        <source>Play as last saved</source>
        <translation>Jouer la dernière version enregistrée</translation>
    </message>
    <message>
        <source>Reading the licences</source>
        <translation>Lecture des licences</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutPapers</name>
    <message>
        <source>As &amp;PDF…</source>
        <translation>En &amp;PDF…</translation>
    </message>
    <message>
        <source>As a p&amp;icture (PNG)…</source>
        <translation>En &amp;image (PNG)…</translation>
    </message>
    <message>
        <source>A placement sheet is being saved already.</source>
        <translation>Une feuille de placement est déjà en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Save the placement sheet</source>
        <translation>Enregistrer la feuille de placement</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The placement sheet is saved as %1</source>
        <translation>La feuille de placement est enregistrée sous %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutTool</name>
    <message>
        <source>%1 over the edge</source>
        <translation>%1 au-delà du bord</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>Click the points; double-click or Enter ends, Esc gives up</source>
        <translation>Cliquez les points&#x202f;; double-clic ou Entrée termine, Échap renonce</translation>
    </message>
</context>
<context>
    <name>sightline::app::LayoutWindow</name>
    <message>
        <source>%1[*] – Layout – Sightline</source>
        <translation>%1[*] – Disposition – Sightline</translation>
    </message>
    <message>
        <source>%1 reaches %2 over the edge</source>
        <translation>%1 dépasse le bord de %2</translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <translation>Éléments&#xa0;: %1</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélectionnés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::LearnDesk</name>
    <message>
        <source>&amp;Learn</source>
        <translation>A&amp;pprendre</translation>
    </message>
    <message>
        <source>Preparing the lesson</source>
        <translation>Préparation de la leçon</translation>
    </message>
    <message>
        <source>You have finished this lesson.</source>
        <translation>Vous avez terminé cette leçon.</translation>
    </message>
    <message>
        <source>Right answers: %1 of %2</source>
        <translation>Bonnes réponses&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Once more, from lesson %1: %2</source>
        <translation>Encore une fois, de la leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>From lesson %1: %2</source>
        <translation>De la leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Leçon suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>You have finished all lessons.</source>
        <translation>Vous avez terminé toutes les leçons.</translation>
    </message>
    <message>
        <source>Open the list of lessons</source>
        <translation>Ouvrir la liste des leçons</translation>
    </message>
</context>
<context>
    <name>sightline::app::LearnDialog</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>sightline::app::LegalAlternative</name>
    <message>
        <source>Looking for the nearest legal place …</source>
        <translation>Recherche de la place légale la plus proche…</translation>
    </message>
    <message>
        <source>There is no legal place near it</source>
        <translation>Il n’y a pas de place légale à proximité</translation>
    </message>
    <message>
        <source>Nearest legal: %1. Press N or click it to take it</source>
        <translation>Légal au plus près&#xa0;: %1. Appuyez sur N ou cliquez dessus pour la prendre</translation>
    </message>
</context>
<context>
    <name>sightline::app::LegalityPanel</name>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>To put right: %1</source>
        <translation>À corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>Still missing: %1</source>
        <translation>Il manque encore&#xa0;: %1</translation>
    </message>
    <message>
        <source>play it where both players agree</source>
        <translation>à jouer si les deux joueurs en sont d’accord</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Objections</source>
        <translation>Objections</translation>
    </message>
</context>
<context>
    <name>sightline::app::LessonBuilder</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
</context>
<context>
    <name>sightline::app::LessonCard</name>
    <message>
        <source>Leave the lesson and return to the former game</source>
        <translation>Quitter la leçon et revenir à la partie précédente</translation>
    </message>
    <message>
        <source>Read the step before again</source>
        <translation>Relire l’étape précédente</translation>
    </message>
    <message>
        <source>Read the next step</source>
        <translation>Lire l’étape suivante</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Restart this step</source>
        <translation>Recommencer l’étape</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Le faire pour moi</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Question %1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>Quitter (Échap)</translation>
    </message>
</context>
<context>
    <name>sightline::app::LessonList</name>
    <message>
        <source>Reset the progress…</source>
        <translation>Effacer la progression…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>%1: lesson %2</source>
        <translation>%1&#xa0;: leçon %2</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>You have done all lessons. Now play a battle.</source>
        <translation>Vous avez fait toutes les leçons. Jouez maintenant une bataille.</translation>
    </message>
    <message>
        <source>Play the starter battle</source>
        <translation>Jouer la bataille de départ</translation>
    </message>
    <message>
        <source>Continue with lesson %1: %2</source>
        <translation>Continuez avec la leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Begin with lesson %1: %2</source>
        <translation>Commencez par la leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Reset the progress</source>
        <translation>Effacer la progression</translation>
    </message>
    <message>
        <source>Forget which lessons and questions you have done?</source>
        <translation>Oublier les leçons et les questions que vous avez faites&#x202f;?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Quizzes…</source>
        <translation>Quiz…</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Problèmes…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
</context>
<context>
    <name>sightline::app::LessonRun</name>
    <message>
        <source>The opponent decides</source>
        <translation>L’adversaire décide</translation>
    </message>
    <message>
        <source>The lesson is over. Continue on this card.</source>
        <translation>La leçon est finie. Continuez sur cette carte.</translation>
    </message>
    <message>
        <source>A lesson allows no changes by hand.</source>
        <translation>Une leçon ne permet aucun changement à la main.</translation>
    </message>
    <message>
        <source>Now the opponent decides.</source>
        <translation>C’est à l’adversaire de décider.</translation>
    </message>
    <message>
        <source>Checking the answer</source>
        <translation>Vérification de la réponse</translation>
    </message>
    <message>
        <source>Not part of this step of the lesson</source>
        <translation>Ne fait pas partie de cette étape de la leçon</translation>
    </message>
    <message>
        <source>Looking for a hint</source>
        <translation>Recherche d’un indice</translation>
    </message>
    <message>
        <source>There is no hint here. Restart the step.</source>
        <translation>Il n’y a pas d’indice ici. Recommencez l’étape.</translation>
    </message>
</context>
<context>
    <name>sightline::app::LicenceDialog</name>
    <message>
        <source>Licences of this table</source>
        <translation>Licences de cette table</translation>
    </message>
    <message>
        <source>This table says nothing about licences.</source>
        <translation>Cette table ne dit rien des licences.</translation>
    </message>
</context>
<context>
    <name>sightline::app::MainWindow</name>
    <message>
        <source>Sightline</source>
        <translation>Sightline</translation>
    </message>
    <message>
        <source>%1[*] – Sightline</source>
        <translation>%1[*] – Sightline</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Standing by: %1. In range 2 and LOS: %2</source>
        <translation>En attente&#xa0;: %1. À portée 2 et en vue&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not opened</source>
        <translation>Non ouvert</translation>
    </message>
    <message>
        <source>%1[*] – Sandbox – Sightline</source>
        <translation>%1[*] – Bac à sable – Sightline</translation>
    </message>
</context>
<context>
    <name>sightline::app::MeasureTool</name>
    <message>
        <source>Measuring is off until you have answered.</source>
        <translation>Pas de mesure avant votre réponse.</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>%1 (Ctrl+M pins it)</source>
        <translation>%1 (Ctrl+M l’épingle)</translation>
    </message>
</context>
<context>
    <name>MeasurementWords</name>
    <message>
        <source>not obscured</source>
        <translation>pas protégée</translation>
    </message>
    <message>
        <source>a vehicle</source>
        <translation>un véhicule</translation>
    </message>
    <message>
        <source>obscured by %1, %2 away (%3)</source>
        <translation>protégée par %1, à %2 (%3)</translation>
    </message>
    <message>
        <source>obscured, as LOS is blocked</source>
        <translation>protégée, car la LdV est bloquée</translation>
    </message>
    <message>
        <source>obscured</source>
        <translation>protégée</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 plus haut</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 plus bas</translation>
    </message>
    <message>
        <source>LOS …</source>
        <translation>LdV…</translation>
    </message>
    <message>
        <source>in the way: %1</source>
        <translation>sur la ligne : %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::PinnedMeasures</name>
    <message>
        <source>%1. </source>
        <translation>%1. </translation>
    </message>
    <message>
        <source>%1: </source>
        <translation>%1 : </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 (one end has left the table)</source>
        <translation>%1 (une extrémité a quitté la table)</translation>
    </message>
</context>
<context>
    <name>sightline::app::MeasuresPanel</name>
    <message>
        <source>Pinned measurements</source>
        <translation>Mesures épinglées</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>Copies all measurements as text</source>
        <translation>Copie toutes les mesures comme texte</translation>
    </message>
    <message>
        <source>Saves a picture of the table with the measurements</source>
        <translation>Enregistre une image de la table avec les mesures</translation>
    </message>
    <message>
        <source>Measure with M, and press Ctrl+M to keep the measurement here and on the table.</source>
        <translation>Mesurez avec M, puis appuyez sur Ctrl+M pour garder la mesure ici et sur la table.</translation>
    </message>
    <message>
        <source>Measurement %1</source>
        <translation>Mesure %1</translation>
    </message>
    <message>
        <source>Name of measurement %1</source>
        <translation>Nom de la mesure %1</translation>
    </message>
    <message>
        <source>Remove this measurement</source>
        <translation>Retirer cette mesure</translation>
    </message>
    <message>
        <source>Remove measurement %1</source>
        <translation>Retirer la mesure %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::MeasuresDesk</name>
    <message>
        <source>Measurements</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>&amp;Pin the measurement</source>
        <translation>É&amp;pingler la mesure</translation>
    </message>
    <message>
        <source>There is no measurement to pin. Measure with M.</source>
        <translation>Il n’y a pas de mesure à épingler. Mesurez avec M.</translation>
    </message>
    <message>
        <source>No more than %1 measurements can be pinned.</source>
        <translation>On ne peut pas épingler plus de %1 mesures.</translation>
    </message>
    <message>
        <source>This measurement is pinned already.</source>
        <translation>Cette mesure est déjà épinglée.</translation>
    </message>
    <message>
        <source>The measurements were copied.</source>
        <translation>Les mesures ont été copiées.</translation>
    </message>
    <message>
        <source>Save a picture of the measurements</source>
        <translation>Enregistrer une image des mesures</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::MeasuredDialog</name>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Put by measure</source>
        <translation>Placer au mètre</translation>
    </message>
    <message>
        <source>Unit leader</source>
        <translation>Chef d’unité</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Left edge to its base</source>
        <translation>Du bord gauche à son socle</translation>
    </message>
    <message>
        <source>Near edge to its base</source>
        <translation>Du bord proche à son socle</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Le placer là</translation>
    </message>
    <message>
        <source>Or from</source>
        <translation>Ou à partir de</translation>
    </message>
    <message>
        <source>Base to base</source>
        <translation>De socle à socle</translation>
    </message>
    <message>
        <source>Place it at this distance</source>
        <translation>Le placer à cette distance</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Place it by a click on the table</source>
        <translation>Le placer d’un clic sur la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::MissionMap</name>
    <message>
        <source>Map of the mission</source>
        <translation>Carte de la mission</translation>
    </message>
</context>
<context>
    <name>sightline::app::MissionPanel</name>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>%1 has agreed</source>
        <translation>%1 est d’accord</translation>
    </message>
    <message>
        <source>%1 has not agreed yet</source>
        <translation>%1 n’a pas encore donné son accord</translation>
    </message>
    <message>
        <source>This battle is played without a mission: defeat the enemy.</source>
        <translation>Cette bataille se joue sans mission&#xa0;: il faut vaincre l’ennemi.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not revealed yet</source>
        <translation>pas encore révélé</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>à personne</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>détenue par %1</translation>
    </message>
    <message>
        <source>secured by %1</source>
        <translation>sécurisé par %1</translation>
    </message>
    <message>
        <source>placed by %1</source>
        <translation>placé par %1</translation>
    </message>
    <message>
        <source>contested equally</source>
        <translation>contesté à égalité</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Modification %1 sur %2</translation>
    </message>
    <message>
        <source>Point at a row to see the piece on the table. Both players agree to every fact before the battle begins.</source>
        <translation>Pointez une ligne pour voir l’élément sur la table. Les deux joueurs s’accordent sur chaque fait avant la bataille.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1 décide</translation>
    </message>
</context>
<context>
    <name>sightline::app::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>First army</source>
        <translation>Première armée</translation>
    </message>
    <message>
        <source>Second army</source>
        <translation>Seconde armée</translation>
    </message>
    <message>
        <source>Open a layout…</source>
        <translation>Ouvrir une disposition…</translation>
    </message>
    <message>
        <source>Each army&apos;s own battle deck</source>
        <translation>Le paquet de bataille de chaque armée</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Mission cards</source>
        <translation>Cartes de mission</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>The army of the builder</source>
        <translation>L’armée du constructeur</translation>
    </message>
    <message>
        <source>Open a layout</source>
        <translation>Ouvrir une disposition</translation>
    </message>
    <message>
        <source>Setting the table …</source>
        <translation>La table se prépare…</translation>
    </message>
    <message>
        <source>Reading the cards …</source>
        <translation>Lecture des cartes…</translation>
    </message>
    <message>
        <source>Both armies must be legal before a game begins.</source>
        <translation>Les deux armées doivent être légales pour commencer une partie.</translation>
    </message>
    <message>
        <source>Dice decide who is blue; then the mission is built and both armies deploy.</source>
        <translation>Les dés décident qui est bleu&#x202f;; puis la mission est établie et les deux armées se déploient.</translation>
    </message>
    <message>
        <source>An army has no battle deck; choose other mission cards.</source>
        <translation>Une armée n’a pas de paquet de bataille&#x202f;; choisissez d’autres cartes de mission.</translation>
    </message>
    <message>
        <source>This table is %1 by %2 inches. The maps of these missions are drawn for %3 by %4 inches and are stretched to the table.</source>
        <translation>Cette table fait %1 sur %2 pouces. Les cartes de ces missions sont dessinées pour %3 sur %4 pouces et sont étirées à la table.</translation>
    </message>
    <message>
        <source>Layouts (*.layout.json *.sightline-table);;All files (*)</source>
        <translation>Dispositions (*.layout.json *.sightline-table);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>sightline::app::OfferPanel</name>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Name, keyword, weapon, rank, &lt;60</source>
        <translation>Nom, mot-clé, arme, rang, &lt;60</translation>
    </message>
    <message>
        <source>Every word must be found. Points: &lt;60, &gt;=100, 40-60</source>
        <translation>Chaque mot doit être trouvé. Points&#xa0;: &lt;60, &gt;=100, 40-60</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Also show cards that this army can never have</source>
        <translation>Montrer aussi les cartes que cette armée ne peut jamais avoir</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Seulement %1</translation>
    </message>
    <message>
        <source>Choose a unit of the army to see what it can carry.</source>
        <translation>Choisissez une unité de l’armée pour voir ce qu’elle peut porter.</translation>
    </message>
    <message>
        <source>%1, counterpart</source>
        <translation>%1, alter ego</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Ajouter quand même</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Kinds of cards</source>
        <translation>Sortes de cartes</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>sightline::app::OverviewPage</name>
    <message>
        <source>Points by rank</source>
        <translation>Points par rang</translation>
    </message>
    <message>
        <source>Expected hits by range</source>
        <translation>Touches attendues par portée</translation>
    </message>
    <message>
        <source>One attack by every unit with its best weapons, without tokens and keywords.</source>
        <translation>Une attaque de chaque unité avec ses meilleures armes, sans pions ni mots-clés.</translation>
    </message>
    <message>
        <source>Expected wounds by range, defense die and cover</source>
        <translation>Blessures attendues par portée, dé de défense et couvert</translation>
    </message>
    <message>
        <source>Wounds by defense die</source>
        <translation>Blessures par dé de défense</translation>
    </message>
    <message>
        <source>Miniatures by speed</source>
        <translation>Figurines par vitesse</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::OwnModelDialog</name>
    <message>
        <source>as the file says</source>
        <translation>comme le dit le fichier</translation>
    </message>
    <message>
        <source>as this format usually means it</source>
        <translation>comme l’entend d’ordinaire ce format</translation>
    </message>
    <message>
        <source>guessed by its size</source>
        <translation>deviné d’après sa taille</translation>
    </message>
    <message>
        <source>chosen by you</source>
        <translation>choisi par vous</translation>
    </message>
    <message>
        <source>Unit: %1. Way up: %2.</source>
        <translation>Unité&#xa0;: %1. Sens&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A model of your own</source>
        <translation>Un modèle à vous</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>pouces</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>millimètres</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>centimètres</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>mètres</translation>
    </message>
    <message>
        <source>z points up</source>
        <translation>z vers le haut</translation>
    </message>
    <message>
        <source>y points up</source>
        <translation>y vers le haut</translation>
    </message>
    <message>
        <source>Its numbers are</source>
        <translation>Ses nombres sont en</translation>
    </message>
    <message>
        <source>Way up</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Footprint %1 by %2</source>
        <translation>Emprise %1 sur %2</translation>
    </message>
    <message>
        <source>%1 high</source>
        <translation>%1 de haut</translation>
    </message>
    <message>
        <source>Triangles: %1</source>
        <translation>Triangles&#xa0;: %1</translation>
    </message>
    <message>
        <source>closed all around</source>
        <translation>fermé de toutes parts</translation>
    </message>
    <message>
        <source>open: it has holes</source>
        <translation>ouvert&#xa0;: il a des trous</translation>
    </message>
    <message>
        <source>Allowed error (in)</source>
        <translation>Écart permis (po)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>not agreed</source>
        <translation>non convenu</translation>
    </message>
    <message>
        <source>Simplified to %1 triangles: measured error at most %2 in</source>
        <translation>Simplifié à %1 triangles&#xa0;: écart mesuré d’au plus %2 pouces</translation>
    </message>
    <message>
        <source>Cannot be simplified: an error of %1 in needs nearly all of its triangles (%2 s of processor time)</source>
        <translation>Ne peut être simplifié&#xa0;: à %1 pouces près, presque tous ses triangles sont nécessaires (%2 s de calcul)</translation>
    </message>
    <message>
        <source>Edges of one triangle only: %1</source>
        <translation>Arêtes d’un seul triangle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Edges of three triangles or more: %1</source>
        <translation>Arêtes de trois triangles ou plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Triangles without an area: %1</source>
        <translation>Triangles sans aire&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 long: is the unit correct?</source>
        <translation>%1 de long&#xa0;: l’unité est-elle la bonne&#x202f;?</translation>
    </message>
    <message>
        <source>Points of no face: %1. The file may be cut off.</source>
        <translation>Points sans face&#xa0;: %1. Le fichier est peut-être tronqué.</translation>
    </message>
    <message>
        <source>Faces with fewer than three corners, left out: %1</source>
        <translation>Faces de moins de trois sommets, laissées de côté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::OwnModels</name>
    <message>
        <source>A model of your own</source>
        <translation>Un modèle à vous</translation>
    </message>
    <message>
        <source>Models (%1);;All files (*)</source>
        <translation>Modèles (%1);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>sightline::app::PacksDialog</name>
    <message>
        <source>Card packs</source>
        <translation>Paquets de cartes</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder à nouveau</translation>
    </message>
    <message>
        <source>%1
Not used: %2</source>
        <translation>%1
Pas utilisé&#xa0;: %2</translation>
    </message>
    <message>
        <source>No pack yet. A pack is a folder with a pack.json inside %1; it adds units, upgrades and cards of your own.</source>
        <translation>Pas encore de paquet. Un paquet est un dossier avec un pack.json dans %1&#x202f;; il ajoute vos propres unités, améliorations et cartes.</translation>
    </message>
    <message>
        <source>Packs in %1. Active packs are checked like the catalogue and added to it.</source>
        <translation>Paquets dans %1. Les paquets actifs sont vérifiés comme le catalogue et y sont ajoutés.</translation>
    </message>
</context>
<context>
    <name>sightline::app::PaletteDock</name>
    <message>
        <source>Terrain</source>
        <translation>Décor</translation>
    </message>
    <message>
        <source>Search terrain</source>
        <translation>Chercher un décor</translation>
    </message>
    <message>
        <source>Width of plain shapes, diameter of cylinders</source>
        <translation>Largeur des formes simples, diamètre des cylindres</translation>
    </message>
    <message>
        <source>Depth of plain shapes</source>
        <translation>Profondeur des formes simples</translation>
    </message>
    <message>
        <source>Height of plain shapes, walls and outlines</source>
        <translation>Hauteur des formes simples, des murs et des contours</translation>
    </message>
    <message>
        <source>Plain shapes</source>
        <translation>Formes simples</translation>
    </message>
    <message>
        <source>%1 by %2 inches</source>
        <translation>%1 sur %2 pouces</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>A box of the size below</source>
        <translation>Une boîte de la taille ci-dessous</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>A cylinder of the size below</source>
        <translation>Un cylindre de la taille ci-dessous</translation>
    </message>
    <message>
        <source>Wall, point by point</source>
        <translation>Mur, point par point</translation>
    </message>
    <message>
        <source>Click its corners on the table</source>
        <translation>Cliquez ses coins sur la table</translation>
    </message>
    <message>
        <source>Outline, point by point</source>
        <translation>Contour, point par point</translation>
    </message>
    <message>
        <source>All terrain</source>
        <translation>Tout le décor</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
</context>
<context>
    <name>sightline::app::PoolWeaponDialog</name>
    <message>
        <source>A weapon in the attack pool</source>
        <translation>Une arme dans la réserve d’attaque</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>of your own</source>
        <translation>à votre gré</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>The card that does it</source>
        <translation>La carte qui le fait</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>À cause de</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>no keyword</source>
        <translation>aucun mot-clé</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Mot-clé</translation>
    </message>
</context>
<context>
    <name>sightline::app::PracticeDesk</name>
    <message>
        <source>&amp;Quiz…</source>
        <translation>&amp;Quiz…</translation>
    </message>
    <message>
        <source>&amp;Puzzles…</source>
        <translation>&amp;Problèmes…</translation>
    </message>
    <message>
        <source>Quiz</source>
        <translation>Quiz</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>sightline::app::PracticeStage</name>
    <message>
        <source>The current game stays.</source>
        <translation>La partie en cours reste.</translation>
    </message>
    <message>
        <source>Showing the scene</source>
        <translation>Affichage de la scène</translation>
    </message>
</context>
<context>
    <name>sightline::app::ProgressLine</name>
    <message>
        <source>Proving the ruling</source>
        <translation>Preuve de la décision</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sightline::app::PuzzleCard</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Vous jouez %1.</translation>
    </message>
    <message>
        <source>Value of your answer: %1, best value: %2</source>
        <translation>Valeur de votre réponse&#xa0;: %1, meilleure valeur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: value %2</source>
        <translation>%1&#xa0;: valeur %2</translation>
    </message>
    <message>
        <source>Better answers:</source>
        <translation>Meilleures réponses&#xa0;:</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Acceptée</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusée</translation>
    </message>
    <message>
        <source>You decided: %1</source>
        <translation>Votre décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Une solution</translation>
    </message>
</context>
<context>
    <name>sightline::app::PuzzleList</name>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Réinitialiser…</translation>
    </message>
    <message>
        <source>Marks all puzzles as unsolved</source>
        <translation>Marque tous les problèmes comme non résolus</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>✓ solved</source>
        <translation>✓ résolu</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 résolus sur %2</translation>
    </message>
    <message>
        <source>Reset the puzzles</source>
        <translation>Réinitialiser les problèmes</translation>
    </message>
    <message>
        <source>Mark all puzzles as unsolved?</source>
        <translation>Marquer tous les problèmes comme non résolus&#x202f;?</translation>
    </message>
    <message>
        <source>Mark as unsolved</source>
        <translation>Marquer non résolus</translation>
    </message>
</context>
<context>
    <name>sightline::app::PuzzlePage</name>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Voir une solution</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The former game comes back (Esc)</source>
        <translation>La partie d’avant revient (Échap)</translation>
    </message>
    <message>
        <source>Reading the puzzles…</source>
        <translation>Lecture des problèmes…</translation>
    </message>
    <message>
        <source>Loading the puzzle…</source>
        <translation>Chargement du problème…</translation>
    </message>
    <message>
        <source>Searching the best answer…</source>
        <translation>Recherche de la meilleure réponse…</translation>
    </message>
    <message>
        <source>Playing the solution…</source>
        <translation>Déroulement de la solution…</translation>
    </message>
</context>
<context>
    <name>sightline::app::QuizCard</name>
    <message>
        <source>%1 · level %2</source>
        <translation>%1 · niveau %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
</context>
<context>
    <name>sightline::app::QuizMaker</name>
    <message>
        <source>No question was found for this seed.</source>
        <translation>Aucune question n’a été trouvée pour cette graine.</translation>
    </message>
</context>
<context>
    <name>sightline::app::QuizPage</name>
    <message>
        <source>Next question (N)</source>
        <translation>Question suivante (N)</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Plus facile</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus difficile</translation>
    </message>
    <message>
        <source>Usual: you answer about four of five questions correctly</source>
        <translation>Normal&#xa0;: vous répondez juste à environ quatre questions sur cinq</translation>
    </message>
    <message>
        <source>Kinds and ratings</source>
        <translation>Sortes et classements</translation>
    </message>
    <message>
        <source>Reset the ratings…</source>
        <translation>Réinitialiser les classements…</translation>
    </message>
    <message>
        <source>Shared question</source>
        <translation>Question partagée</translation>
    </message>
    <message>
        <source>Type a question that another player has shared, and press Enter</source>
        <translation>Tapez une question qu’un autre joueur a partagée, puis Entrée</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the question, so that another player can open it</source>
        <translation>Copie la question, pour qu’un autre joueur puisse l’ouvrir</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>The former game comes back (Esc)</source>
        <translation>La partie d’avant revient (Échap)</translation>
    </message>
    <message>
        <source>Measuring is off until you answer.</source>
        <translation>Pas de mesure avant votre réponse.</translation>
    </message>
    <message>
        <source>Measuring is on: check the answer on the table.</source>
        <translation>La mesure est permise&#xa0;: vérifiez la réponse sur la table.</translation>
    </message>
    <message>
        <source>The rating stays, because you have answered this question before.</source>
        <translation>Le classement ne change pas, car vous avez déjà répondu à cette question.</translation>
    </message>
    <message>
        <source>Rating: %1 → %2</source>
        <translation>Classement&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Making the question…</source>
        <translation>Création de la question…</translation>
    </message>
    <message>
        <source>Choose at least one kind of question.</source>
        <translation>Choisissez au moins une sorte de question.</translation>
    </message>
    <message>
        <source>A shared question has the form &quot;band level 3 seed 18&quot;.</source>
        <translation>Une question partagée a la forme «&#x202f;band level 3 seed 18&#x202f;».</translation>
    </message>
    <message>
        <source>Reset the ratings</source>
        <translation>Réinitialiser les classements</translation>
    </message>
    <message>
        <source>Forget the ratings of all kinds of questions?</source>
        <translation>Oublier les classements de toutes les sortes de questions&#x202f;?</translation>
    </message>
    <message>
        <source>Forget them</source>
        <translation>Les oublier</translation>
    </message>
</context>
<context>
    <name>sightline::app::RealDiceDialog</name>
    <message>
        <source>Your own dice</source>
        <translation>Vos propres dés</translation>
    </message>
    <message>
        <source>Roll %1 dice on the table and click the results.</source>
        <translation>Lancez %1 dés sur la table et cliquez sur le résultat.</translation>
    </message>
    <message>
        <source>Roll for us</source>
        <translation>Lancer pour nous</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>These are the dice</source>
        <translation>Ce sont les dés</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>%1 of %2 to go</source>
        <translation>encore %1 sur %2</translation>
    </message>
    <message>
        <source>Roll 1 die on the table and click the result.</source>
        <translation>Lancez 1 dé sur la table et cliquez sur le résultat.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RecordPanel</name>
    <message>
        <source>Record</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Record of the battle</source>
        <translation>Journal de la bataille</translation>
    </message>
    <message>
        <source>Open the rule: %1</source>
        <translation>Ouvrir la règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record ▴</source>
        <translation>Journal ▴</translation>
    </message>
    <message>
        <source>Fold the record ▾</source>
        <translation>Replier le journal ▾</translation>
    </message>
    <message>
        <source>Fold the record</source>
        <translation>Replier le journal</translation>
    </message>
    <message>
        <source>Open the record</source>
        <translation>Ouvrir le journal</translation>
    </message>
</context>
<context>
    <name>sightline::app::ReminderList</name>
    <message>
        <source>By hand, %1: %2</source>
        <translation>À la main, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Opens the page on which players change the game</source>
        <translation>Ouvre la page où les joueurs modifient la partie</translation>
    </message>
    <message>
        <source>Selects %1</source>
        <translation>Sélectionne %1</translation>
    </message>
    <message>
        <source>Adjust…</source>
        <translation>Ajuster…</translation>
    </message>
</context>
<context>
    <name>sightline::app::ReportDesk</name>
    <message>
        <source>Report what is &amp;wrong…</source>
        <translation>Si&amp;gnaler une erreur…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport d’erreur</translation>
    </message>
    <message>
        <source>Reports (*.sightline-report)</source>
        <translation>Rapports d’erreur (*.sightline-report)</translation>
    </message>
    <message>
        <source>Report %1, round %2, %3</source>
        <translation>Erreur %1, round %2, %3</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Écriture du rapport d’erreur</translation>
    </message>
    <message>
        <source>Saved as %1. Nothing was sent.</source>
        <translation>Enregistré sous %1. Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ReportDialog</name>
    <message>
        <source>Report what is wrong</source>
        <translation>Signaler une erreur</translation>
    </message>
    <message>
        <source>Write what happened and what you expected. Sightline saves it in one file, together with the game. Nothing is sent: you give the file to whom you like.</source>
        <translation>Écrivez ce qui s’est passé et ce que vous attendiez. Sightline l’enregistre dans un seul fichier, avec la partie. Rien n’est envoyé&#xa0;: vous donnez le fichier à qui vous voulez.</translation>
    </message>
    <message>
        <source>The report opens at this question: %1</source>
        <translation>Le rapport s’ouvre à cette question&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Qu’est-ce qui ne va pas&#x202f;?</translation>
    </message>
    <message>
        <source>What is wrong? What did you expect, and by which rule?</source>
        <translation>Qu’est-ce qui ne va pas&#x202f;? Qu’attendiez-vous, et selon quelle règle&#x202f;?</translation>
    </message>
    <message>
        <source>With this picture of the window</source>
        <translation>Avec cette image de la fenêtre</translation>
    </message>
    <message>
        <source>Picture of the window</source>
        <translation>Image de la fenêtre</translation>
    </message>
    <message>
        <source>The file contains the whole game, also the cards in both hands, and the version of the program and of its cards.</source>
        <translation>Le fichier contient toute la partie, même les cartes des deux mains, et la version du programme et de ses cartes.</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>First write what is wrong</source>
        <translation>Écrivez d’abord ce qui ne va pas</translation>
    </message>
    <message>
        <source>The text is too long for a report.</source>
        <translation>Le texte est trop long pour un rapport.</translation>
    </message>
</context>
<context>
    <name>sightline::app::ReportDock</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>The report is saved as %1</source>
        <translation>Le rapport est enregistré sous %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>The report on paper: figures, plan and maps</source>
        <translation>Le rapport sur papier&#xa0;: chiffres, plan et cartes</translation>
    </message>
    <message>
        <source>As &amp;PDF…</source>
        <translation>En &amp;PDF…</translation>
    </message>
    <message>
        <source>As a p&amp;icture (PNG)…</source>
        <translation>En &amp;image (PNG)…</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Measuring: %1 %</source>
        <translation>Mesure&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>A report is being saved already.</source>
        <translation>Un rapport est déjà en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The report is saved once it is measured.</source>
        <translation>Le rapport sera enregistré une fois mesuré.</translation>
    </message>
    <message>
        <source>Move it</source>
        <translation>Le déplacer</translation>
    </message>
    <message>
        <source>Moves the piece as the row says; undo takes it back</source>
        <translation>Déplace l’élément comme le dit la ligne&#x202f;; annuler le remet</translation>
    </message>
    <message>
        <source>%1, report</source>
        <translation>%1, rapport</translation>
    </message>
</context>
<context>
    <name>sightline::app::ReportNote</name>
    <message>
        <source>Written with Sightline %1, like this one.</source>
        <translation>Écrit avec Sightline %1, la même version que celle-ci.</translation>
    </message>
    <message>
        <source>Written with Sightline %1; this is Sightline %2.</source>
        <translation>Écrit avec Sightline %1&#x202f;; ceci est Sightline %2.</translation>
    </message>
    <message>
        <source>The rules and the cards are the same.</source>
        <translation>Les règles et les cartes sont les mêmes.</translation>
    </message>
    <message>
        <source>The game was %1.</source>
        <translation>Partie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>Système&#xa0;: %1</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Rapport d’erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Words of the report</source>
        <translation>Texte du rapport</translation>
    </message>
    <message>
        <source>The game is over, after answer %1.</source>
        <translation>La partie est finie, après la réponse %1.</translation>
    </message>
    <message>
        <source>The question after answer %1: %2</source>
        <translation>La question après la réponse %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The picture of the report cannot be read.</source>
        <translation>L’image du rapport est illisible.</translation>
    </message>
    <message>
        <source>Picture of the window</source>
        <translation>Image de la fenêtre</translation>
    </message>
</context>
<context>
    <name>sightline::app::Rosters</name>
    <message>
        <source>Armies</source>
        <translation>Armées</translation>
    </message>
</context>
<context>
    <name>sightline::app::RosterRow</name>
    <message>
        <source>Panicked</source>
        <translation>Paniquée</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Démoralisée</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>Au corps à corps</translation>
    </message>
    <message>
        <source>Order token faceup</source>
        <translation>Pion d’ordre face visible</translation>
    </message>
    <message>
        <source>This round&apos;s commander</source>
        <translation>Commandant de ce round</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulebookContents</name>
    <message>
        <source>Sections of the rules</source>
        <translation>Sections des règles</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulebookDesk</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulebookDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Search the rules and keywords</source>
        <translation>Chercher dans les règles et les mots-clés</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Page of the Core Rulebook</source>
        <translation>Page du livre de règles</translation>
    </message>
    <message>
        <source>Type a page of the Core Rulebook and press Enter</source>
        <translation>Entrez une page du livre de règles et appuyez sur Entrée</translation>
    </message>
    <message>
        <source>Text of the rule</source>
        <translation>Texte de la règle</translation>
    </message>
    <message>
        <source>No section contains these words.</source>
        <translation>Aucune section ne contient ces mots.</translation>
    </message>
    <message>
        <source>No section is about page %1.</source>
        <translation>Aucune section ne traite de la page %1.</translation>
    </message>
</context>
<context>
    <name>sightline::app::RulingLine</name>
    <message>
        <source>Why? %1</source>
        <translation>Pourquoi&#x202f;? %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::SandboxDesk</name>
    <message>
        <source>Put by &amp;measure…</source>
        <translation>Placer au &amp;mètre…</translation>
    </message>
    <message>
        <source>New sand&amp;box</source>
        <translation>Nouveau &amp;bac à sable</translation>
    </message>
    <message>
        <source>&amp;Take this position to the sandbox</source>
        <translation>&amp;Emporter cette position dans le bac à sable</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>Move with the &amp;movement tool</source>
        <translation>Déplacer avec le &amp;gabarit de déplacement</translation>
    </message>
    <message>
        <source>Take the unit &amp;off the battlefield</source>
        <translation>&amp;Retirer l’unité du champ de bataille</translation>
    </message>
    <message>
        <source>On an &amp;empty table</source>
        <translation>Sur une table &amp;vide</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>On a &amp;layout…</source>
        <translation>Sur une &amp;disposition…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Taking the position to the sandbox</source>
        <translation>Passage de la position au bac à sable</translation>
    </message>
    <message>
        <source>Layouts (*.layout.json *.sightline-table);;All files (*)</source>
        <translation>Dispositions (*.layout.json *.sightline-table);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>sightline::app::SandboxPalette</name>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>Search units</source>
        <translation>Chercher des unités</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Units and bases</source>
        <translation>Unités et socles</translation>
    </message>
    <message>
        <source>Drag onto the table, or click and then click the table</source>
        <translation>Faites glisser sur la table, ou cliquez puis cliquez la table</translation>
    </message>
    <message>
        <source>Height of a bare base</source>
        <translation>Hauteur d’un socle nu</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Sorte de déplacement</translation>
    </message>
    <message>
        <source>Standard move</source>
        <translation>Déplacement standard</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Escalade</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Strafe</source>
        <translation>Déraper</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Own speed</source>
        <translation>Sa vitesse</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>Move with the tool</source>
        <translation>Déplacer avec le gabarit</translation>
    </message>
    <message>
        <source>The selected unit, judged by the rules of moves (G)</source>
        <translation>L’unité choisie, jugée par les règles des déplacements (G)</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>The selected unit leaves the battlefield (Delete)</source>
        <translation>L’unité choisie quitte le champ de bataille (Suppr)</translation>
    </message>
    <message>
        <source>Bare base: %1</source>
        <translation>Socle nu&#xa0;: %1</translation>
    </message>
    <message>
        <source>All factions and bases</source>
        <translation>Toutes les factions et tous les socles</translation>
    </message>
    <message>
        <source>Bare bases</source>
        <translation>Socles nus</translation>
    </message>
    <message>
        <source>Upgrades of the unit when it is placed</source>
        <translation>Améliorations de l’unité quand elle est posée</translation>
    </message>
    <message>
        <source>Upgrades: none</source>
        <translation>Améliorations&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Upgrades: %1</source>
        <translation>Améliorations&#xa0;: %1</translation>
    </message>
    <message>
        <source>Select a unit first</source>
        <translation>Sélectionnez d’abord une unité</translation>
    </message>
    <message>
        <source>Height of the placed piece</source>
        <translation>Hauteur de l’élément posé</translation>
    </message>
</context>
<context>
    <name>sightline::app::SettleDesk</name>
    <message>
        <source>Settle a &amp;question…</source>
        <translation>Trancher une &amp;question…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Click a miniature on the table. Esc: back to the question.</source>
        <translation>Cliquez sur une figurine de la table. Échap&#xa0;: retour à la question.</translation>
    </message>
</context>
<context>
    <name>sightline::app::SettleDialog</name>
    <message>
        <source>Settle a question</source>
        <translation>Trancher une question</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Save as P&amp;NG…</source>
        <translation>Enregistrer en P&amp;NG…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as PNG</source>
        <translation>Enregistrer en PNG</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Open the &amp;rule</source>
        <translation>Ouvrir la &amp;règle</translation>
    </message>
</context>
<context>
    <name>sightline::app::SettleForm</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Gabarit</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>Judged by its unit type, without its keywords.</source>
        <translation>Jugé d’après son type d’unité, sans ses mots-clés.</translation>
    </message>
    <message>
        <source>Not sure of</source>
        <translation>Ce qui n’est pas sûr</translation>
    </message>
    <message>
        <source>&amp;Add an uncertain value</source>
        <translation>&amp;Ajouter une valeur incertaine</translation>
    </message>
    <message>
        <source>Miniature</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Terrain piece</source>
        <translation>Élément de décor</translation>
    </message>
    <message>
        <source>By numbers</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>Click the first miniature on the table</source>
        <translation>Cliquer sur la première figurine, sur la table</translation>
    </message>
    <message>
        <source>Click the second miniature on the table</source>
        <translation>Cliquer sur la seconde figurine, sur la table</translation>
    </message>
</context>
<context>
    <name>sightline::app::SettleNumbers</name>
    <message>
        <source>Distance of the bases</source>
        <translation>Distance des socles</translation>
    </message>
    <message>
        <source>Target to the left</source>
        <translation>Cible vers la gauche</translation>
    </message>
    <message>
        <source>Seen from the first miniature. A negative number is to the right.</source>
        <translation>Vu de la première figurine. Un nombre négatif va vers la droite.</translation>
    </message>
    <message>
        <source>As on the &amp;table</source>
        <translation>Comme sur la &amp;table</translation>
    </message>
    <message>
        <source>stands at</source>
        <translation>debout à</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>No terrain is between them.</source>
        <translation>Aucun décor n’est entre elles.</translation>
    </message>
    <message>
        <source>Terrain between them, and its height</source>
        <translation>Décors entre elles, et leur hauteur</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <translation>%1, après %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::ShortcutSheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Select a unit; while attacking, choose the defender</source>
        <translation>Choisir une unité&#x202f;; pendant une attaque, choisir le défenseur</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Move the unit leader, or place a miniature</source>
        <translation>Déplacer le chef d’unité, ou placer une figurine</translation>
    </message>
    <message>
        <source>Press the numbered button</source>
        <translation>Presser le bouton numéroté</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>Finish the activation</source>
        <translation>Finir l’activation</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Cancel a drag or the chosen action</source>
        <translation>Annuler un glissement ou l’action choisie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation>Ctrl Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl Shift Z</source>
        <translation>Ctrl Maj Z</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Ctrl S</source>
        <translation>Ctrl S</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Ctrl O</source>
        <translation>Ctrl O</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Ctrl J</source>
        <translation>Ctrl J</translation>
    </message>
    <message>
        <source>Adjust tokens and wounds by hand</source>
        <translation>Ajuster pions et blessures à la main</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>This sheet</source>
        <translation>Cette feuille</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Les règles</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Right_drag</source>
        <translation>Glisser_à_droite</translation>
    </message>
    <message>
        <source>Turn the camera</source>
        <translation>Tourner la caméra</translation>
    </message>
    <message>
        <source>Middle_drag</source>
        <translation>Glisser_au_milieu</translation>
    </message>
    <message>
        <source>Shift the camera</source>
        <translation>Décaler la caméra</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Closer or farther</source>
        <translation>Plus près ou plus loin</translation>
    </message>
    <message>
        <source>W A S D</source>
        <translation>W A S D</translation>
    </message>
    <message>
        <source>Q R</source>
        <translation>Q R</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Table entière</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>D’en haut</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Eyes of the selected unit leader, and back</source>
        <translation>Yeux du chef de l’unité choisie, et retour</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>Frame the selected unit</source>
        <translation>Cadrer l’unité choisie</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Range rings while held; F8 keeps them</source>
        <translation>Cercles de portée tant que pressée&#x202f;; F8 les garde</translation>
    </message>
    <message>
        <source>Measuring and reading</source>
        <translation>Mesurer et lire</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Hover</source>
        <translation>Survol</translation>
    </message>
    <message>
        <source>Range, line of sight and cover from the selected unit</source>
        <translation>Portée, ligne de vue et couvert depuis l’unité choisie</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Why? The reason of the chosen line of the record</source>
        <translation>Pourquoi&#x202f;? La raison de la ligne choisie du journal</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go through units and buttons</source>
        <translation>Parcourir unités et boutons</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>1–9</source>
        <translation>1–9</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Map of the places that the selected unit sees</source>
        <translation>Carte des places que voit l’unité choisie</translation>
    </message>
    <message>
        <source>O P</source>
        <translation>O P</translation>
    </message>
    <message>
        <source>Draw an order token, or pass</source>
        <translation>Piocher un pion d’ordre, ou passer</translation>
    </message>
    <message>
        <source>While dragging a notched base: another way to the same place</source>
        <translation>En glissant un socle à encoches&#xa0;: un autre chemin vers le même endroit</translation>
    </message>
    <message>
        <source>Next unit that may activate; after a refusal, the nearest legal place</source>
        <translation>Unité suivante à activer&#x202f;; après un refus, la place légale la plus proche</translation>
    </message>
    <message>
        <source>Building a table</source>
        <translation>Construire une table</translation>
    </message>
    <message>
        <source>Take a piece from the list, then put it down</source>
        <translation>Prendre un élément dans la liste, puis le poser</translation>
    </message>
    <message>
        <source>Carry a piece onto the table, or move the selection</source>
        <translation>Porter un élément sur la table, ou déplacer la sélection</translation>
    </message>
    <message>
        <source>On the mat: select everything in the frame</source>
        <translation>Sur le tapis&#xa0;: sélectionner tout ce qui est dans le cadre</translation>
    </message>
    <message>
        <source>Ctrl Click</source>
        <translation>Ctrl Clic</translation>
    </message>
    <message>
        <source>Select one more, or one less</source>
        <translation>Sélectionner un élément de plus ou de moins</translation>
    </message>
    <message>
        <source>Q E</source>
        <translation>Q E</translation>
    </message>
    <message>
        <source>Turn by 15°; with Shift by 1°</source>
        <translation>Tourner de 15°&#x202f;; avec Maj de 1°</translation>
    </message>
    <message>
        <source>Turn the piece in the hand</source>
        <translation>Tourner l’élément tenu</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move by a quarter of an inch; with Shift less</source>
        <translation>Déplacer d’un quart de pouce&#x202f;; avec Maj de moins</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Set down on the piece under it</source>
        <translation>Poser sur l’élément qui est dessous</translation>
    </message>
    <message>
        <source>Ctrl D</source>
        <translation>Ctrl D</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Ctrl B</source>
        <translation>Ctrl B</translation>
    </message>
    <message>
        <source>Group; with Shift ungroup</source>
        <translation>Grouper&#x202f;; avec Maj dégrouper</translation>
    </message>
    <message>
        <source>Ctrl L</source>
        <translation>Ctrl L</translation>
    </message>
    <message>
        <source>Lock; with Shift unlock</source>
        <translation>Verrouiller&#x202f;; avec Maj déverrouiller</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Agreed facts on the table</source>
        <translation>Caractéristiques convenues sur la table</translation>
    </message>
    <message>
        <source>Ctrl G</source>
        <translation>Ctrl G</translation>
    </message>
    <message>
        <source>Play on this table</source>
        <translation>Jouer sur cette table</translation>
    </message>
    <message>
        <source>Give up, or select nothing</source>
        <translation>Renoncer, ou ne rien sélectionner</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>Move a miniature; a unit leader takes its unit along</source>
        <translation>Déplacer une figurine&#x202f;; un chef d’unité emmène son unité</translation>
    </message>
    <message>
        <source>Turn the miniature in the hand</source>
        <translation>Tourner la figurine tenue</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Move the selected unit with the movement tool</source>
        <translation>Déplacer l’unité choisie avec le gabarit de déplacement</translation>
    </message>
    <message>
        <source>Take the selected unit off the battlefield</source>
        <translation>Retirer l’unité choisie du champ de bataille</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>Report: is the table good, and fair?</source>
        <translation>Rapport&#xa0;: la table est-elle bonne, et équitable&#x202f;?</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Ctrl E</translation>
    </message>
    <message>
        <source>Share the table as one file</source>
        <translation>Partager la table en un seul fichier</translation>
    </message>
    <message>
        <source>Ctrl R</source>
        <translation>Ctrl R</translation>
    </message>
    <message>
        <source>Trace a picture</source>
        <translation>Calquer une image</translation>
    </message>
    <message>
        <source>Shift F9</source>
        <translation>Maj F9</translation>
    </message>
    <message>
        <source>Make the table fairer</source>
        <translation>Rendre la table plus équitable</translation>
    </message>
    <message>
        <source>Ctrl Shift N</source>
        <translation>Ctrl Maj N</translation>
    </message>
    <message>
        <source>Suggest a table</source>
        <translation>Proposer une table</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Learn: lessons</source>
        <translation>Apprendre&#xa0;: les leçons</translation>
    </message>
    <message>
        <source>What can I do now?</source>
        <translation>Que puis-je faire maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>Open or fold the rosters</source>
        <translation>Ouvrir ou replier les listes</translation>
    </message>
    <message>
        <source>The answer in gold: activate, confirm, attack; place what is moved</source>
        <translation>La réponse dorée&#xa0;: activer, confirmer, attaquer&#x202f;; poser ce qui est déplacé</translation>
    </message>
    <message>
        <source>Shift the camera; the arrows do it while nothing is to be moved</source>
        <translation>Déplacer la caméra&#x202f;; les flèches le font tant que rien n’est à déplacer</translation>
    </message>
    <message>
        <source>Measure between any two points or miniatures, also with the arrows and Tab</source>
        <translation>Mesurer entre deux points ou figurines, aussi avec les flèches et Tab</translation>
    </message>
    <message>
        <source>Ctrl M</source>
        <translation>Ctrl M</translation>
    </message>
    <message>
        <source>Pin the measurement to the table</source>
        <translation>Épingler la mesure sur la table</translation>
    </message>
    <message>
        <source>Move it by 0.1 in; with Shift by 0.01 in, with Ctrl by 1 in</source>
        <translation>La déplacer de 0,1 pouce&#x202f;; avec Maj de 0,01 pouce, avec Ctrl de 1 pouce</translation>
    </message>
    <message>
        <source>PgUp PgDn</source>
        <translation>PgPréc PgSuiv</translation>
    </message>
    <message>
        <source>Turn it, where its facing counts</source>
        <translation>La tourner, quand son orientation compte</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Type the distance and the direction at which it shall stand</source>
        <translation>Saisir la distance et la direction où elle doit se trouver</translation>
    </message>
    <message>
        <source>Next miniature to place, or next unit that answers the question</source>
        <translation>Figurine suivante à placer, ou unité suivante qui répond à la question</translation>
    </message>
    <message>
        <source>Next panel; with Shift the previous one</source>
        <translation>Panneau suivant&#x202f;; avec Maj le précédent</translation>
    </message>
    <message>
        <source>F7</source>
        <translation>F7</translation>
    </message>
    <message>
        <source>Ctrl ,</source>
        <translation>Ctrl ,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Ctrl H</source>
        <translation>Ctrl H</translation>
    </message>
    <message>
        <source>Timeline: look back at the game</source>
        <translation>Chronologie&#xa0;: revoir la partie</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Ranges and firing arcs of all own units, then of the enemies</source>
        <translation>Portées et arcs de tir de toutes ses unités, puis des ennemis</translation>
    </message>
</context>
<context>
    <name>sightline::app::SkillBar</name>
    <message>
        <source>Rating %1, no answers yet</source>
        <translation>Classement %1, pas encore de réponse</translation>
    </message>
    <message>
        <source>Rating %1, %2 of %3 answers right</source>
        <translation>Classement %1, %2 réponses justes sur %3</translation>
    </message>
</context>
<context>
    <name>sightline::app::SlowAttack</name>
    <message>
        <source>Attack in slow motion</source>
        <translation>Attaque au ralenti</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next: step %1, %2</source>
        <translation>Ensuite&#xa0;: étape %1, %2</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Ouvrir la règle</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::SuggestDialog</name>
    <message>
        <source>Another seed</source>
        <translation>Une autre graine</translation>
    </message>
    <message>
        <source>&amp;Suggest</source>
        <translation>&amp;Proposer</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>Une &amp;autre</translation>
    </message>
    <message>
        <source>&amp;Use it</source>
        <translation>&amp;L’utiliser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Suggest a table</source>
        <translation>Proposer une table</translation>
    </message>
    <message>
        <source>The suggested table from above</source>
        <translation>La table proposée vue de dessus</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>How much of the table is covered; usual is a quarter</source>
        <translation>Quelle part de la table est couverte&#x202f;; un quart est habituel</translation>
    </message>
    <message>
        <source>The same seed, with the same choices above it, makes the same table</source>
        <translation>La même graine, avec les mêmes choix au-dessus, donne la même table</translation>
    </message>
    <message>
        <source>%1 by %2 inches</source>
        <translation>%1 sur %2 pouces</translation>
    </message>
    <message>
        <source>As this layout: %1 by %2 inches</source>
        <translation>Comme cette disposition&#xa0;: %1 sur %2 pouces</translation>
    </message>
    <message>
        <source>How much of the table is made</source>
        <translation>Quelle part de la table est faite</translation>
    </message>
    <message>
        <source>The same with another seed</source>
        <translation>La même chose avec une autre graine</translation>
    </message>
    <message>
        <source>It replaces the layout; undo restores the layout</source>
        <translation>Elle remplace la disposition&#x202f;; annuler rétablit celle-ci</translation>
    </message>
    <message>
        <source>Pieces: %1 · covered: %2, of which %3 blocks sight of a trooper</source>
        <translation>Éléments&#xa0;: %1 · couvert&#xa0;: %2, dont %3 cache un soldat</translation>
    </message>
    <message>
        <source>Advantage of one side in the missions: mean %1, at most %2 (fair: 0)</source>
        <translation>Avantage d’un camp dans les missions&#xa0;: %1 en moyenne, %2 au plus (équitable&#xa0;: 0)</translation>
    </message>
    <message>
        <source>No mission&apos;s map is drawn for a table of these proportions.</source>
        <translation>Aucune carte de mission n’est dessinée pour une table de ces proportions.</translation>
    </message>
    <message>
        <source>Objectives that may not lie where they are drawn: %1</source>
        <translation>Objectifs qui ne peuvent pas être posés où ils sont dessinés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Making a table and looking for better places …</source>
        <translation>Une table est faite, et de meilleures places sont cherchées…</translation>
    </message>
</context>
<context>
    <name>sightline::app::TableImprover</name>
    <message>
        <source>The layout changed meanwhile: it is not made fairer.</source>
        <translation>La disposition a changé entre-temps&#xa0;: elle n’est pas rendue plus équitable.</translation>
    </message>
    <message>
        <source>The table is being made fairer already.</source>
        <translation>La table est déjà en train de devenir plus équitable.</translation>
    </message>
    <message>
        <source>A table with a mirror cannot be made fairer: choose No mirror first.</source>
        <translation>Une table avec miroir ne peut pas être rendue plus équitable&#xa0;: choisissez d’abord Sans miroir.</translation>
    </message>
    <message>
        <source>No piece can be moved: locked pieces, grouped pieces and pieces on top of others stay.</source>
        <translation>Aucun élément ne peut être déplacé&#xa0;: les éléments verrouillés, groupés ou posés sur d’autres restent.</translation>
    </message>
    <message>
        <source>No mission&apos;s map is drawn for a table of these proportions.</source>
        <translation>Aucune carte de mission n’est dessinée pour une table de ces proportions.</translation>
    </message>
    <message>
        <source>No shift of a piece makes this table fairer. The advantage of one side in its missions: mean %1, at most %2.</source>
        <translation>Aucun déplacement d’un élément ne rend cette table plus équitable. Avantage d’un camp dans ses missions&#xa0;: %1 en moyenne, %2 au plus.</translation>
    </message>
    <message>
        <source>Pieces moved: %1. Advantage of one side in the missions: mean %2 (before: %3), at most %4 (before: %5).</source>
        <translation>Éléments déplacés&#xa0;: %1. Avantage d’un camp dans les missions&#xa0;: %2 en moyenne (avant&#xa0;: %3), %4 au plus (avant&#xa0;: %5).</translation>
    </message>
    <message>
        <source>Nothing was moved: cancelled</source>
        <translation>Rien n’a été déplacé&#xa0;: annulé</translation>
    </message>
</context>
<context>
    <name>sightline::app::TargetList</name>
    <message>
        <source>measuring</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>Attack %1</source>
        <translation>Attaquer %1</translation>
    </message>
    <message>
        <source>Choose a defender</source>
        <translation>Choisissez un défenseur</translation>
    </message>
    <message>
        <source>%1 (%2), %3. Expected wounds %4, no wound in %5&#xa0;%</source>
        <translation>%1 (%2), %3. Blessures attendues %4, aucune blessure dans %5 % des cas</translation>
    </message>
    <message>
        <source>Choose a defender in this list, or on the table with Tab</source>
        <translation>Choisissez un défenseur dans cette liste, ou sur la table avec Tab</translation>
    </message>
</context>
<context>
    <name>sightline::app::TimelineDesk</name>
    <message>
        <source>The timeline ends early, because the replay refuses an answer of this game.</source>
        <translation>La chronologie s’arrête avant la fin, car la relecture refuse une réponse de cette partie.</translation>
    </message>
    <message>
        <source>&amp;Watch a saved game…</source>
        <translation>Re&amp;voir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Time&amp;line</source>
        <translation>Chrono&amp;logie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Return to my game</source>
        <translation>Revenir à ma partie</translation>
    </message>
    <message>
        <source>Watching a saved game</source>
        <translation>Lecture d’une partie enregistrée</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Retour en arrière</translation>
    </message>
    <message>
        <source>Watch a saved game</source>
        <translation>Revoir une partie enregistrée</translation>
    </message>
    <message>
        <source>Games (*.sightline)</source>
        <translation>Parties (*.sightline)</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Going back to answer %1</source>
        <translation>Retour à la réponse %1</translation>
    </message>
    <message>
        <source>A new game begins at this moment.</source>
        <translation>Une nouvelle partie commence à ce moment.</translation>
    </message>
    <message>
        <source>A new game begins at this moment. The former game stays in File &gt; Recent files.</source>
        <translation>Une nouvelle partie commence à ce moment. La partie précédente reste dans Fichier &gt; Fichiers récents.</translation>
    </message>
</context>
<context>
    <name>sightline::app::TimelineSlider</name>
    <message>
        <source>Answers of the game</source>
        <translation>Réponses de la partie</translation>
    </message>
    <message>
        <source>%1, answer %2</source>
        <translation>%1, réponse %2</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Round %1</translation>
    </message>
</context>
<context>
    <name>sightline::app::TimelineStrip</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>Start a new game at this moment. The former game is kept.</source>
        <translation>Commencer une nouvelle partie à ce moment. La partie précédente est conservée.</translation>
    </message>
    <message>
        <source>One activation back (Ctrl+Left)</source>
        <translation>Une activation en arrière (Ctrl+Gauche)</translation>
    </message>
    <message>
        <source>One answer back (Left)</source>
        <translation>Une réponse en arrière (Gauche)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lire (Espace)</translation>
    </message>
    <message>
        <source>One answer forward (Right)</source>
        <translation>Une réponse en avant (Droite)</translation>
    </message>
    <message>
        <source>One activation forward (Ctrl+Right)</source>
        <translation>Une activation en avant (Ctrl+Droite)</translation>
    </message>
    <message>
        <source>Speed of the film</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Lecture de la partie…</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed of the film: %1×</source>
        <translation>Vitesse de lecture&#xa0;: %1×</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
</context>
<context>
    <name>sightline::app::TraceDock</name>
    <message>
        <source>Traced picture</source>
        <translation>Image calquée</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichée</translation>
    </message>
    <message>
        <source>The mouse moves the picture</source>
        <translation>La souris déplace l’image</translation>
    </message>
    <message>
        <source>Set two points</source>
        <translation>Poser deux points</translation>
    </message>
    <message>
        <source>Another picture…</source>
        <translation>Une autre image…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>L’enlever</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>They are apart</source>
        <translation>Ils sont distants de</translation>
    </message>
    <message>
        <source>A picture to trace</source>
        <translation>Une image à calquer</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Images (*.png *.jpg *.jpeg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Click two points…</source>
        <translation>Cliquez sur deux points…</translation>
    </message>
</context>
<context>
    <name>sightline::app::TraceHand</name>
    <message>
        <source>Drag the picture to its place; Esc goes back to the terrain</source>
        <translation>Faites glisser l’image à sa place&#x202f;; Échap revient au décor</translation>
    </message>
    <message>
        <source>Click two points of the picture whose distance you know</source>
        <translation>Cliquez sur deux points de l’image dont vous connaissez la distance</translation>
    </message>
</context>
<context>
    <name>sightline::app::TurnStrip</name>
    <message>
        <source>destroyed</source>
        <translation>détruits</translation>
    </message>
    <message>
        <source>victory</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>points destroyed</source>
        <translation>points détruits</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Round %1 sur %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tour de %1</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>Priority: %1</source>
        <translation>Priorité&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Bac à sable</translation>
    </message>
    <message>
        <source>no rules, no turns</source>
        <translation>ni règles ni tours</translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitCardPanel</name>
    <message>
        <source>%1, while it contests</source>
        <translation>%1, tant qu’elle conteste</translation>
    </message>
    <message>
        <source>Its card is turned: the weapon cannot be used now</source>
        <translation>Sa carte est retournée&#xa0;: l’arme ne peut pas servir maintenant</translation>
    </message>
    <message>
        <source>Unit card</source>
        <translation>Carte d’unité</translation>
    </message>
    <message>
        <source>Click a unit on the table or in the roster to read its card.</source>
        <translation>Cliquez sur une unité, sur la table ou dans la liste, pour lire sa carte.</translation>
    </message>
    <message>
        <source>Miniatures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>○ not yet automated: the players apply it</source>
        <translation>○ pas encore automatisé&#xa0;: les joueurs l’appliquent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Resilience</source>
        <translation>Résistance</translation>
    </message>
    <message>
        <source>Courage</source>
        <translation>Courage</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Red defense die</source>
        <translation>Dé de défense rouge</translation>
    </message>
    <message>
        <source>White defense die</source>
        <translation>Dé de défense blanc</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Panicked</source>
        <translation>Paniquée</translation>
    </message>
    <message>
        <source>Suppressed</source>
        <translation>Démoralisée</translation>
    </message>
    <message>
        <source>In melee</source>
        <translation>Au corps à corps</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
</context>
<context>
    <name>sightline::app::UnitChoice</name>
    <message>
        <source>At most %1: click a chosen one again to take it back</source>
        <translation>Au plus %1&#xa0;: cliquez à nouveau une unité choisie pour annuler ce choix</translation>
    </message>
</context>
<context>
    <name>sightline::app::UnsureRow</name>
    <message>
        <source>Not sure of</source>
        <translation>Pas sûr de</translation>
    </message>
    <message>
        <source>Which value</source>
        <translation>Quelle valeur</translation>
    </message>
    <message>
        <source>its position</source>
        <translation>sa position</translation>
    </message>
    <message>
        <source>its height</source>
        <translation>sa hauteur</translation>
    </message>
    <message>
        <source>its rotation</source>
        <translation>sa rotation</translation>
    </message>
    <message>
        <source>Plus or minus</source>
        <translation>Plus ou moins</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>Not part of this question</source>
        <translation>Ne concerne pas cette question</translation>
    </message>
    <message>
        <source>%1 in, so %2 to %3 in</source>
        <translation>%1 po, donc de %2 à %3 po</translation>
    </message>
    <message>
        <source>To each side</source>
        <translation>De chaque côté</translation>
    </message>
    <message>
        <source>Along both edges of the table, in both directions</source>
        <translation>Le long des deux bords de la table, dans chaque sens</translation>
    </message>
</context>
<context>
    <name>sightline::app::UpgradeMenu</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>sightline::app::WatchLines</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Seen by no enemy</source>
        <translation>Vu par aucun ennemi</translation>
    </message>
    <message>
        <source>Seen by %1 of %2 enemies: %3</source>
        <translation>Vu par %1 ennemis sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source> (%1 too close to call)</source>
        <translation> (%1 trop justes pour trancher)</translation>
    </message>
</context>
<context>
    <name>sightline::app::WeaponPicker</name>
    <message>
        <source>Attack pool</source>
        <translation>Réserve d’attaque</translation>
    </message>
    <message>
        <source>Form attack pool</source>
        <translation>Créer la réserve d’attaque</translation>
    </message>
    <message>
        <source>Form attack pool of %1 dice</source>
        <translation>Créer la réserve de %1 dés</translation>
    </message>
    <message>
        <source>Form attack pool of 1 die</source>
        <translation>Créer la réserve de 1 dé</translation>
    </message>
</context>
<context>
    <name>sightline::app::WhyPopover</name>
    <message>
        <source>Terrain: %1</source>
        <translation>Terrain&#xa0;: %1</translation>
    </message>
    <message>
        <source>The line is shown on the table.</source>
        <translation>La ligne est montrée sur la table.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Ouvrir la règle</translation>
    </message>
    <message>
        <source>Reason of the ruling</source>
        <translation>Raison de la décision</translation>
    </message>
</context>
<context>
    <name>sightline::app::GhostKeys</name>
    <message>
        <source>The arrow keys measure from here</source>
        <translation>Les flèches mesurent à partir d’ici</translation>
    </message>
</context>
<context>
    <name>sightline::app::GhostEntry</name>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source> in</source>
        <translation> po</translation>
    </message>
    <message>
        <source>0° is away from you, 90° is to the right</source>
        <translation>0° s’éloigne de vous, 90° est à droite</translation>
    </message>
</context>
<context>
    <name>sightline::app::TargetKeys</name>
    <message>
        <source>%1: press Enter to choose it</source>
        <translation>%1&#xa0;: appuyez sur Entrée pour la choisir</translation>
    </message>
</context>
<context>
    <name>sightline::app::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Ranges and firing arcs of all own units</source>
        <translation>Portées et arcs de tir de toutes ses unités</translation>
    </message>
    <message>
        <source>Ranges and firing arcs of all enemy units</source>
        <translation>Portées et arcs de tir de toutes les unités ennemies</translation>
    </message>
</context>
<context>
    <name>sightline::app::SidePanels</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sightline::app::SideDesk</name>
    <message>
        <source>no attack is in progress</source>
        <translation>aucune attaque n’est en cours</translation>
    </message>
</context>
<context>
    <name>sightline::app::PageScroll</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>the language of the system</source>
        <translation>la langue du système</translation>
    </message>
    <message>
        <source>Settings file: %1</source>
        <translation>Fichier de réglages&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot; (used: %3)</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être «&#x202f;%2&#x202f;» (utilisé&#xa0;: %3)</translation>
    </message>
</context>
<context>
    <name>sightline::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Colours of sides and marks</source>
        <translation>Couleurs des camps et des repères</translation>
    </message>
    <message>
        <source>Blue and red, green and red</source>
        <translation>Bleu et rouge, vert et rouge</translation>
    </message>
    <message>
        <source>For every colour vision</source>
        <translation>Pour toute vision des couleurs</translation>
    </message>
    <message>
        <source>Reduced motion: nothing is animated</source>
        <translation>Animations réduites&#xa0;: rien n’est animé</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Camera follows the game</source>
        <translation>La caméra suit la partie</translation>
    </message>
    <message>
        <source>Camera turns to the player who decides</source>
        <translation>La caméra se tourne vers le joueur qui décide</translation>
    </message>
    <message>
        <source>Dice that tumble</source>
        <translation>Dés qui roulent</translation>
    </message>
    <message>
        <source>Hand-over banner between turns</source>
        <translation>Bandeau de passage entre les tours</translation>
    </message>
    <message>
        <source>Attack in slow motion, step by step</source>
        <translation>Attaque au ralenti, étape par étape</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Muet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>The language changes when Sightline is started again.</source>
        <translation>La langue change au prochain démarrage de Sightline.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>sightline::app::KeptArmy</name>
    <message>
        <source>Army builder</source>
        <translation>Constructeur d’armée</translation>
    </message>
    <message>
        <source>Continue the army that was interrupted?</source>
        <translation>Continuer l’armée interrompue&#x202f;?</translation>
    </message>
    <message>
        <source>%1, units: %2. It was last changed on %3.</source>
        <translation>%1, unités&#xa0;: %2. Dernière modification le %3.</translation>
    </message>
    <message>
        <source>A discarded army can be opened again: Army &gt; Discarded armies.</source>
        <translation>Une armée abandonnée peut être rouverte&#xa0;: Armée &gt; Armées abandonnées.</translation>
    </message>
    <message>
        <source>An army without a name</source>
        <translation>Une armée sans nom</translation>
    </message>
    <message>
        <source>Interrupted army</source>
        <translation>Armée interrompue</translation>
    </message>
</context>
</TS>
