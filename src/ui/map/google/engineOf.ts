/// <reference types="google.maps" />
import { type MapEngine, paneIn, type View } from '../engine';

/** Google's tiles are half as wide as those that a view's zoom counts by. */
const zoomOffset = 1;

/** Pins stand above their place: there is more room needed at the top. */
const padding = { top: 56, bottom: 28, left: 36, right: 36 };

/** In degrees: what is smaller is gone to, not fitted. */
const onePlace = 0.05;

/** Google's map as an engine; `loaded` calls back once it can be drawn over. */
export function engineOf(map: google.maps.Map): {
  engine: MapEngine;
  loaded: (then: () => void) => void;
  remove: () => void;
} {
  const listeners = new Set<() => void>();
  let view: View = { zoom: 0, bounds: { west: -180, south: -85, east: 180, north: 85 } };
  let pane: ReturnType<typeof paneIn> | undefined;
  const inside = document.createElement('div');
  let begin: (() => void) | undefined;

  const overlay = new google.maps.OverlayView();
  overlay.onAdd = () => {
    const parent = overlay.getPanes()?.overlayMouseTarget;
    if (!parent) return;
    pane = paneIn(parent);
    pane.pane.append(inside);
  };
  overlay.draw = () => {
    const seen = map.getBounds();
    if (!seen || !pane) return;
    view = { zoom: (map.getZoom() ?? 0) - zoomOffset, bounds: seen.toJSON() };
    for (const listener of listeners) listener();
    begin?.();
    begin = undefined;
  };
  overlay.onRemove = () => pane?.remove();
  overlay.setMap(map);
  // Where the map comes to rest, other points are in sight: it moves without being drawn.
  const idle = map.addListener('idle', () => overlay.draw());

  const engine: MapEngine = {
    pane: inside,
    project: ({ latitude, longitude }) => {
      const pixel = overlay.getProjection().fromLatLngToDivPixel(new google.maps.LatLng(latitude, longitude));
      return { x: pixel?.x ?? 0, y: pixel?.y ?? 0 };
    },
    unproject: ({ x, y }) => {
      const place = overlay.getProjection().fromDivPixelToLatLng(new google.maps.Point(x, y));
      return { latitude: place?.lat() ?? 0, longitude: place?.lng() ?? 0 };
    },
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (bounds, closest) => {
      const { west, south, east, north } = bounds;
      if (Math.max(east - west, north - south) > onePlace) {
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
    loaded: (then) => {
      begin = then;
    },
    remove: () => {
      idle.remove();
      overlay.setMap(null);
    },
  };
}
