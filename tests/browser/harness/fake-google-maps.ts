import type { Page } from '@playwright/test';

/** A place that the fake Google Maps finds. */
interface GooglePlace {
  title: string;
  region: string;
  latitude: number;
  longitude: number;
  components: readonly { longText: string; shortText: string; types: readonly string[] }[];
}

/**
 * Replaces Google's maps script, which not every machine can reach, by a fake: a map without tiles, and a search of the
 * given places.
 */
export async function fakeGoogleMaps(
  page: Page,
  places: readonly GooglePlace[],
): Promise<{ keys: () => readonly (string | null)[] }> {
  const keys: (string | null)[] = [];
  await page.route('https://maps.googleapis.com/maps/api/js?*', async (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key'));
    await route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})(${JSON.stringify(places)});` });
  });
  return { keys: () => keys };
}

/**
 * The fake script. It is passed to the page as source text and runs there. It uses constructor functions, because
 * compiled classes need helpers that the page does not have.
 */
function script(places: readonly GooglePlace[]): void {
  type Pixel = { x: number; y: number };
  type Box = { west: number; south: number; east: number; north: number };
  const world = (zoom: number) => 256 * 2 ** zoom;
  const toWorld = (lat: number, lng: number, zoom: number): Pixel => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return {
      x: world(zoom) * (lng / 360 + 0.5),
      y: world(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
    };
  };
  function LatLng(lat: number, lng: number) {
    return { lat: () => lat, lng: () => lng, toJSON: () => ({ lat, lng }) };
  }
  function Point(x: number, y: number) {
    return { x, y };
  }
  const fromWorld = ({ x, y }: Pixel, zoom: number) =>
    LatLng(
      (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world(zoom)))) * 180) / Math.PI,
      (x / world(zoom) - 0.5) * 360,
    );

  function GoogleMap(div: HTMLElement) {
    let center = LatLng(50, 10);
    let zoom = 4;
    const listeners = new Set<{ name: string; call: () => void }>();
    div.setAttribute('data-map', 'Google');
    div.style.position = 'relative';
    const corner = (): Pixel => {
      const middle = toWorld(center.lat(), center.lng(), zoom);
      return { x: middle.x - div.clientWidth / 2, y: middle.y - div.clientHeight / 2 };
    };
    const notifyIdle = () =>
      setTimeout(() => {
        for (const { name, call } of listeners) if (name === 'idle') call();
      });
    const show = (lat: number, lng: number, newZoom: number) => {
      center = LatLng(lat, lng);
      zoom = newZoom;
      notifyIdle();
    };
    return {
      corner,
      listeners,
      getDiv: () => div,
      getCenter: () => center,
      getZoom: () => zoom,
      getHeading: () => 0,
      getTilt: () => 0,
      setOptions: () => undefined,
      moveCamera: () => undefined,
      getBounds: () => {
        const { x, y } = corner();
        const [northWest, southEast] = [
          fromWorld({ x, y }, zoom),
          fromWorld({ x: x + div.clientWidth, y: y + div.clientHeight }, zoom),
        ];
        return {
          toJSON: (): Box => ({
            west: northWest.lng(),
            north: northWest.lat(),
            east: southEast.lng(),
            south: southEast.lat(),
          }),
        };
      },
      setCenter: ({ lat, lng }: { lat: number; lng: number }) => show(lat, lng, zoom),
      setZoom: (nearness: number) => show(center.lat(), center.lng(), nearness),
      fitBounds: ({ west, south, east, north }: Box) => {
        const fits = (nearness: number) => {
          const [low, high] = [toWorld(south, west, nearness), toWorld(north, east, nearness)];
          return high.x - low.x < div.clientWidth - 80 && low.y - high.y < div.clientHeight - 90;
        };
        show((south + north) / 2, (west + east) / 2, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].find(fits) ?? 1);
      },
      addListener: (name: string, call: () => void) => {
        const listener = { name, call };
        listeners.add(listener);
        return { remove: () => listeners.delete(listener) };
      },
    };
  }
  type FakeMap = ReturnType<typeof GoogleMap>;

  function OverlayView() {
    let map: FakeMap | null = null;
    const place = () => ({ corner: map?.corner() ?? { x: 0, y: 0 }, zoom: map?.getZoom() ?? 0 });
    const overlay = {
      onAdd: () => {},
      draw: () => {},
      onRemove: () => {},
      setMap: (next: FakeMap | null) => {
        map = next;
        if (!next) return overlay.onRemove();
        setTimeout(() => {
          overlay.onAdd();
          overlay.draw();
        });
      },
      getPanes: () => ({ overlayMouseTarget: map?.getDiv() }),
      getProjection: () => ({
        fromLatLngToDivPixel: (at: ReturnType<typeof LatLng>) => {
          const { corner, zoom } = place();
          const { x, y } = toWorld(at.lat(), at.lng(), zoom);
          return { x: x - corner.x, y: y - corner.y };
        },
        fromDivPixelToLatLng: ({ x, y }: Pixel) => {
          const { corner, zoom } = place();
          return fromWorld({ x: x + corner.x, y: y + corner.y }, zoom);
        },
      }),
    };
    return overlay;
  }

  const prediction = ({ title, region, latitude, longitude, components }: GooglePlace) => ({
    placeId: title,
    text: { text: `${title}, ${region}` },
    mainText: { text: title },
    secondaryText: { text: region },
    toPlace: () => ({
      fetchFields: async () => ({ place: { addressComponents: components, location: LatLng(latitude, longitude) } }),
    }),
  });
  const search = {
    AutocompleteSessionToken: function Token() {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async ({ input }: { input: string }) => ({
        suggestions: places
          .filter(({ title }) => title.toLowerCase().startsWith(input.toLowerCase()))
          .map((place) => ({ placePrediction: prediction(place) })),
      }),
    },
  };

  const maps: object = Reflect.get(Reflect.get(window, 'google'), 'maps');
  Object.assign(maps, {
    Map: GoogleMap,
    LatLng,
    Point,
    OverlayView,
    Settings: { getInstance: () => ({}) },
    version: '3.66.0',
    event: {
      addListener: (map: FakeMap, name: string, call: () => void) => map.addListener(name, call),
      clearInstanceListeners: (map: FakeMap) => map.listeners.clear(),
    },
    importLibrary: async (name: string) => (name === 'places' ? search : maps),
  });
  const onLoaded: () => void = Reflect.get(maps, '__ib__');
  onLoaded();
}
