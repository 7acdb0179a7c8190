/** Something that would be lost with the page: a form with changes, a file on its way. */
export interface AtStake {
  /** Asked at the moment when the page is about to go. */
  isAtStake(): boolean;
  /** Puts it where it is found again; absent for what cannot be kept. */
  keep?(): void;
  /**
   * What it says to whoever signs out. Such a thing outlives the page by itself, but is not done while nobody is
   * signed in: who closes or reloads the page is not asked.
   */
  told?(): { title: string; text: string };
}

const held = new Set<AtStake>();
let lettingGo = false;

/** Whether something would be lost with the page, or only of what cannot be kept. */
export function isAnythingAtStake(of: 'all' | 'unkeepable' = 'all'): boolean {
  return !lettingGo && [...held].some((one) => !one.told && (of === 'all' || !one.keep) && one.isAtStake());
}

/** What waits for whoever is signed in, in its own words. */
export function whatWaits(): { title: string; text: string } | undefined {
  return [...held].find((one) => one.told && one.isAtStake())?.told?.();
}

function ask(event: BeforeUnloadEvent): void {
  if (isAnythingAtStake()) event.preventDefault();
}

/** Has the browser ask before the page goes, for as long as this is at stake. Returns what ends that. */
export function hold(one: AtStake): () => void {
  if (held.size === 0) window.addEventListener('beforeunload', ask);
  held.add(one);
  return () => {
    held.delete(one);
    if (held.size === 0) window.removeEventListener('beforeunload', ask);
  };
}

/** Keeps all that can be kept. */
export function keepAll(): void {
  for (const one of held) if (one.isAtStake()) one.keep?.();
}

/** The page goes for a reason that is stronger than what stands on it: nobody is asked. */
export function letGo(): void {
  lettingGo = true;
}
