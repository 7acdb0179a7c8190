/** A place on the earth, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** In what colour something is shown; the same names as elsewhere. */
export type MapTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** Something that stands at a place. */
export interface MapPoint extends Position {
  id: string;
  /** What it is called: said of its pin and in the list. */
  label: string;
  tone?: MapTone;
  /** A short text in the pin: a number, two letters. */
  mark?: string;
  /** Its pin can be moved, by dragging and by arrow keys. Such a pin is never in a cluster. */
  movable?: true;
}

/** A way from place to place. */
export interface MapLine {
  id: string;
  points: readonly Position[];
  tone?: MapTone;
  dashed?: boolean;
}

/** What a map shows and what is told of it. */
export interface MapProps {
  /** Names the map for those who don't see it. */
  title: string;
  points: readonly MapPoint[];
  lines?: readonly MapLine[];
  /** Id of the point that is marked as chosen. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  /** A movable pin was let go elsewhere. */
  onMove?: (id: string, position: Position) => void;
  /** In pixels; 320 when absent. */
  height?: number;
  /** Pins that stand close are drawn as one, with their number. */
  clustered?: boolean;
}
