/// Collects messages in French. Finds the English words that are left in them, and the rows of the
/// message tables that no message used.
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
    /// Checks one message. Ignores the message if other messages have already used all of its rows
    /// of the message tables.
    void hear(const sightline::Message& message);
    /// One line for each message with readable words, after the letters of French texts were hidden
    /// and names were removed.
    std::string english() const { return english_.join(u'\n').toStdString(); }
    /// The unused rows of a table such as "engine/legion/lists/words/armies.h", one on each line.
    std::string unsaid(const char* table) const;
    std::size_t rows() const { return said_.size(); }

  private:
    bool isNew(const sightline::Message& message);
    const HiddenFrench hidden_;
    std::set<std::string> said_;
    QStringList english_;
};

}  // namespace sightline::app
