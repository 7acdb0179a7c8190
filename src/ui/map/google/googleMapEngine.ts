/// <reference types="google.maps" />
import { type MapEngine, createOverlayPane, type MapViewport } from '../mapEngine';

/** Google counts zoom by tiles of 256 pixels, `MapViewport` by tiles of 512. */
const zoomOffset = 1;

/** Pins extend above their position, so the top needs more padding. */
const padding = { top: 56, bottom: 28, left: 36, right: 36 };

/** Bounds smaller than this many degrees are centred instead of fitted. */
const minFitDegrees = 0.05;

/** Creates the engine of a Google map. `onLoaded` registers a callback for when the overlay is ready. */
export function createGoogleMapEngine(map: google.maps.Map): {
  engine: MapEngine;
  onLoaded: (listener: () => void) => void;
  remove: () => void;
} {
  const listeners = new Set<() => void>();
  let view: MapViewport = { zoom: 0, bounds: { west: -180, south: -85, east: 180, north: 85 } };
  let pane: ReturnType<typeof createOverlayPane> | undefined;
  const content = document.createElement('div');
  let onReady: (() => void) | undefined;

  const overlay = new google.maps.OverlayView();
  overlay.onAdd = () => {
    const parent = overlay.getPanes()?.overlayMouseTarget;
    if (!parent) return;
    pane = createOverlayPane(parent);
    pane.pane.append(content);
  };
  overlay.draw = () => {
    const visibleBounds = map.getBounds();
    if (!visibleBounds || !pane) return;
    view = { zoom: (map.getZoom() ?? 0) - zoomOffset, bounds: visibleBounds.toJSON() };
    for (const listener of listeners) listener();
    onReady?.();
    onReady = undefined;
  };
  overlay.onRemove = () => pane?.remove();
  overlay.setMap(map);
  // Google does not call `draw` for every move, so the view is also updated when the map becomes idle.
  const idle = map.addListener('idle', () => overlay.draw());

  const engine: MapEngine = {
    pane: content,
    project: ({ latitude, longitude }) => {
      const pixel = overlay.getProjection().fromLatLngToDivPixel(new google.maps.LatLng(latitude, longitude));
      return { x: pixel?.x ?? 0, y: pixel?.y ?? 0 };
    },
    unproject: ({ x, y }) => {
      const latLng = overlay.getProjection().fromDivPixelToLatLng(new google.maps.Point(x, y));
      return { latitude: latLng?.lat() ?? 0, longitude: latLng?.lng() ?? 0 };
    },
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fitBounds: (bounds, closest) => {
      const { west, south, east, north } = bounds;
      if (Math.max(east - west, north - south) > minFitDegrees) {
        map.fitBounds(bounds, padding);
        return;
      }
      map.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 });
      map.setZoom(closest + zoomOffset);
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? 0) + steps),
  };
  return {
    engine,
    onLoaded: (then) => {
      onReady = then;
    },
    remove: () => {
      idle.remove();
      overlay.setMap(null);
    },
  };
}
