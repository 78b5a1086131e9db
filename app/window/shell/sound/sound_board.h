/// Plays the sounds of the window at the volume of the settings. The window is silent if the volume
/// is 0, if the sounds are muted, or if no object plays sounds.
#pragma once
#include <QElapsedTimer>
#include <QObject>
#include <array>
#include <memory>

#include "app/window/shell/sound/sound.h"

namespace sightline::app {

class SoundBoard : public QObject {
    Q_OBJECT

  public:
    explicit SoundBoard(QObject* parent = nullptr);
    ~SoundBoard() override;

    /// Sets the object that plays the sounds. Null: the window is silent.
    void setPlayer(std::unique_ptr<SoundPlayer> player) { player_ = std::move(player); }
    /// Sets the volume in percent, 0 to 100.
    void setVolume(int percent, bool muted);
    int volume() const { return percent_; }
    bool muted() const { return muted_; }

  public slots:
    /// Plays a sound. A sound that began a moment ago is not played once more.
    void play(sightline::app::Sound sound);

  private:
    std::unique_ptr<SoundPlayer> player_;
    int percent_ = 0;
    bool muted_ = false;
    std::array<QElapsedTimer, soundCount> lately_;  ///< time since the last begin of each sound
};

}  // namespace sightline::app
