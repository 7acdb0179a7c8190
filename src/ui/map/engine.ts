import type { Position } from './shown';

/** A part of the earth, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What is in sight. `zoom` counts as on maps whose tiles are 512 pixels wide, whichever engine draws. */
export interface View {
  bounds: Bounds;
  zoom: number;
}

/** A place in the element that is drawn into, in pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** What draws a map, and where it stands. Pins and lines are not its business: they are drawn over it, into `pane`. */
export interface MapEngine {
  /** Moves with the map. */
  pane: HTMLElement;
  project(position: Position): Pixel;
  unproject(pixel: Pixel): Position;
  /** The same object as long as nothing moves. */
  view(): View;
  /** Tells when the view is another. */
  subscribe(listener: () => void): () => void;
  /** Shows all of this, no nearer than `closest`. */
  show(bounds: Bounds, closest: number): void;
  zoomBy(steps: number): void;
}

/** What a map is drawn with. */
export interface EngineProps {
  language: string;
  dark: boolean;
  /** What it shows first. */
  bounds: Bounds;
  closest: number;
  /** Called once it can be drawn over; with null when that is over. */
  onEngine: (engine: MapEngine | null) => void;
  /** It cannot be drawn here. */
  onFailure: () => void;
}

/** Whether motion is to be left out. */
export const calm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** An element for pins and lines. What is pressed in it is not the map's business: nothing is dragged or zoomed by it. */
export function paneIn(parent: Element): { pane: HTMLElement; remove: () => void } {
  const shield = document.createElement('div');
  const pane = document.createElement('div');
  shield.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 0; height: 0; z-index: 2';
  shield.append(pane);
  for (const event of ['pointerdown', 'mousedown', 'touchstart', 'click', 'dblclick', 'keydown']) {
    shield.addEventListener(event, (happened) => happened.stopPropagation());
  }
  parent.append(shield);
  return { pane, remove: () => shield.remove() };
}
