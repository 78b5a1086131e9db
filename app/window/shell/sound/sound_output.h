/// Plays the sounds of assets/sounds through Qt Multimedia. The device is opened at the first
/// sound, on another thread. Without a device, nothing is heard and nothing is reported.
#pragma once
#include <QThread>
#include <filesystem>

#include "app/window/shell/sound/sound.h"

namespace sightline::app {

class SoundOutput : public SoundPlayer {
  public:
    /// `folder` contains the files of the sounds.
    explicit SoundOutput(const std::filesystem::path& folder);
    ~SoundOutput() override;
    void play(Sound sound, double volume) override;

  private:
    class Voices;
    QThread thread_;
    Voices* voices_;  ///< lives on the thread, which deletes it at its end
};

}  // namespace sightline::app
