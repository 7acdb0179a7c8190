/** A position on the earth, in degrees. */
export interface MapPosition {
  latitude: number;
  longitude: number;
}

/** Meaning of a pin or line, which sets its colour. */
export type MapTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** A point that the map shows as a pin. */
export interface MapPoint extends MapPosition {
  id: string;
  /** Name of the point, used for its pin and in the list. */
  label: string;
  tone?: MapTone;
  /** Short text inside the pin, for example a number. It must be part of `label`, which is the pin's accessible name. */
  mark?: string;
  /** Whether the pin can be moved by dragging and by arrow keys. Such a pin is never clustered. */
  movable?: true;
}

/** A line through positions, such as a leg's route. */
export interface MapLine {
  id: string;
  points: readonly MapPosition[];
  tone?: MapTone;
  dashed?: boolean;
}

/** Props of `MapView`. */
export interface MapProps {
  /** Accessible name of the map. */
  title: string;
  points: readonly MapPoint[];
  lines?: readonly MapLine[];
  /** Id of the highlighted point. */
  selected?: string | null;
  onSelect?: (id: string) => void;
  /** Called after a movable pin has been moved. */
  onMove?: (id: string, position: MapPosition) => void;
  /** Height in pixels. Defaults to 320. */
  height?: number;
  /** Combines close pins into one pin that shows their number. */
  clustered?: boolean;
}
