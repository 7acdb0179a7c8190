import type { MapPosition } from './mapProps';

/** A rectangle on the earth, in degrees. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The visible part of a map. `zoom` follows MapLibre's scale with tiles of 512 pixels, for every engine. */
export interface MapViewport {
  bounds: MapBounds;
  zoom: number;
}

/** A position inside the map's pane, in pixels. */
export interface PixelPosition {
  x: number;
  y: number;
}

/** A map library behind a common interface. Pins and lines are drawn by `MapOverlay` into `pane`. */
export interface MapEngine {
  /** Element above the map, whose content moves with the map. */
  pane: HTMLElement;
  project(position: MapPosition): PixelPosition;
  unproject(pixel: PixelPosition): MapPosition;
  /** Returns the visible part of the map: the same object until the map moves, as `useSyncExternalStore` requires. */
  view(): MapViewport;
  /** Calls the listener whenever the visible part changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Moves the map so that the bounds are visible. `maxZoom` is the highest zoom. */
  fitBounds(bounds: MapBounds, maxZoom: number): void;
  zoomBy(steps: number): void;
}

/** Props of the component that renders a map library. */
export interface MapEngineProps {
  language: string;
  dark: boolean;
  /** Bounds that the map shows at first. */
  bounds: MapBounds;
  maxAutoZoom: number;
  /** Called with the engine when the map is ready, and with null when it is removed. */
  onEngine: (engine: MapEngine | null) => void;
  /** Called when the map cannot be drawn in this browser. */
  onFailure: () => void;
}

/** Returns whether the user prefers reduced motion. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Creates the element for pins and lines. Its events do not reach the map, so that a click on a pin does not drag or
 * zoom it.
 */
export function createOverlayPane(parent: Element): { pane: HTMLElement; remove: () => void } {
  const eventBarrier = document.createElement('div');
  const pane = document.createElement('div');
  eventBarrier.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 0; height: 0; z-index: 2';
  eventBarrier.append(pane);
  for (const event of ['pointerdown', 'mousedown', 'touchstart', 'click', 'dblclick', 'keydown']) {
    eventBarrier.addEventListener(event, (domEvent) => domEvent.stopPropagation());
  }
  parent.append(eventBarrier);
  return { pane, remove: () => eventBarrier.remove() };
}
