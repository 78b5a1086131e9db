/// Collects messages in French wording: the English words left in them, and the used rows of the
/// message tables.
#pragma once
#include <QString>
#include <QStringList>
#include <set>
#include <string>

#include "geometry/base/message.h"
#include "ui/words/untranslated.h"

namespace sightline::app {

class SaidInFrench {
  public:
    /// Skips a message whose rows were all used before.
    void hear(const sightline::Message& message);
    /// One line for each message with readable words left, after French letters are hidden and
    /// names removed.
    std::string english() const { return english_.join(u'\n').toStdString(); }
    /// The unused rows of a table such as "engine/legion/lists/words/armies.h", one a line.
    std::string unsaid(const char* table) const;
    std::size_t rows() const { return said_.size(); }

  private:
    bool isNew(const sightline::Message& message);
    const HiddenFrench hidden_;
    std::set<std::string> said_;
    QStringList english_;
};

}  // namespace sightline::app
