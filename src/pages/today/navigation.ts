/** The place that a navigation link leads to. */
export interface NavigationDestination {
  /** The address as one line. */
  address: string;
  coordinates: { latitude: number; longitude: number } | null;
}

/** Operating systems on which navigation links have different forms. */
export type NavigationPlatform = 'android' | 'ios' | 'other';

/** Returns the platform of a browser. iPads identify as Macintosh, but only they have touch points. */
export function navigationPlatformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): NavigationPlatform {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios';
  return 'other';
}

/** Returns a link that opens navigation, to the coordinates if there are any, otherwise to the address. */
export function navigationLinkTo(
  { address, coordinates }: NavigationDestination,
  platform: NavigationPlatform,
): string {
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const query = encodeURIComponent(point ?? address);
  switch (platform) {
    case 'android':
      // The parentheses contain the label of the pin, so parentheses in the address are removed.
      return point
        ? `geo:${point}?q=${point}(${encodeURIComponent(address.replace(/[()]/g, ' '))})`
        : `geo:0,0?q=${query}`;
    case 'ios':
      return `maps:?daddr=${query}`;
    case 'other':
      return `https://www.google.com/maps/search/?api=1&query=${query}`;
  }
}
