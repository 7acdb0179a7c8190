/** Frequencies of the two notes in hertz, and their length in seconds. */
const [frequencies, noteSeconds] = [[880, 1175], 0.14] as const;
const volume = 0.12;
/** Time in which one tab of the browser plays the tone for all. */
const oneTabMs = 2000;

/**
 * Plays a short tone of two notes, in one of the browser's tabs. Stays silent where the browser does not allow sound, such
 * as before the user has clicked on the page.
 */
export async function playTone(): Promise<void> {
  await navigator.locks?.request('waybill.tone', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const audio = new AudioContext();
    if (audio.state === 'running') scheduleNotes(audio);
    await new Promise((resolve) => {
      setTimeout(resolve, oneTabMs);
    });
    await audio.close();
  });
}

function scheduleNotes(audio: AudioContext): void {
  frequencies.forEach((frequency, index) => {
    const start = audio.currentTime + index * noteSeconds;
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 2 * noteSeconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + 2 * noteSeconds);
  });
}
