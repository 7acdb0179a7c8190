/** What tells the way to a place. */
export interface Destination {
  /** The address as one line. */
  address: string;
  coordinates: { latitude: number; longitude: number } | null;
}

/** What opens the way to a place: each phone has an address of its own for its navigation. */
export type Platform = 'android' | 'ios' | 'other';

/** The platform of a browser. An iPad calls itself a Macintosh; no Macintosh is touched. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios';
  return 'other';
}

/** The link that opens the way there: to the point where one is given, else to what the address names. */
export function navigationLink({ address, coordinates }: Destination, platform: Platform): string {
  const point = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  const wanted = encodeURIComponent(point ?? address);
  switch (platform) {
    case 'android':
      // The name in brackets is what the map writes beside the pin; brackets of its own would end it.
      return point
        ? `geo:${point}?q=${point}(${encodeURIComponent(address.replace(/[()]/g, ' '))})`
        : `geo:0,0?q=${wanted}`;
    case 'ios':
      return `maps:?daddr=${wanted}`;
    case 'other':
      return `https://www.google.com/maps/search/?api=1&query=${wanted}`;
  }
}
