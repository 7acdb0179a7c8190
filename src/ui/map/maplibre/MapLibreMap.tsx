import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type MapBounds,
  prefersReducedMotion,
  type MapEngineProps,
  type MapEngine,
  createOverlayPane,
  type MapViewport,
} from '../mapEngine';
import { loadBaseMap } from './baseMap';
import { createMapStyle } from './mapStyle';

setWorkerUrl(workerUrl);

/** Pins extend above their position, so the top needs more padding. */
const padding = { top: 56, bottom: 28, left: 36, right: 36 };

/** Attributions that the licences of the map data require. */
const attributions = [
  { name: 'GeoNames, CC BY 4.0', address: 'https://www.geonames.org/' },
  { name: 'Natural Earth', address: 'https://www.naturalearthdata.com/' },
];

const lngLatCorners = ({ west, south, east, north }: MapBounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

/** Renders the MapLibre map from the base map that the build creates. Throws if WebGL is not available. */
export function MapLibreMap({ dark, bounds, maxAutoZoom, onEngine }: MapEngineProps) {
  const { t } = useTranslation('map');
  const baseMap = use(loadBaseMap());
  const containerRef = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(undefined);
  const reportEngine = useEffectEvent(onEngine);
  const createMap = useEffectEvent((container: HTMLElement) => {
    const maplibreMap = new MapLibre({
      container,
      style: createMapStyle(baseMap, dark),
      bounds: lngLatCorners(bounds),
      fitBoundsOptions: { padding, maxZoom: maxAutoZoom },
      maxZoom: 17,
      attributionControl: false,
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: {
        'Map.Title': t('canvas'),
        'CooperativeGesturesHandler.WindowsHelpText': t('gestures.control'),
        'CooperativeGesturesHandler.MacHelpText': t('gestures.command'),
        'CooperativeGesturesHandler.MobileHelpText': t('gestures.fingers'),
      },
    });
    maplibreMap.touchZoomRotate.disableRotation();
    map.current = maplibreMap;
    return maplibreMap;
  });

  useEffect(() => {
    if (!containerRef.current) return;
    const drawn = createMap(containerRef.current);
    const { engine, remove } = createMapLibreEngine(drawn);
    reportEngine(engine);
    return () => {
      reportEngine(null);
      remove();
      drawn.remove();
    };
  }, []);

  const drawnDark = useRef(dark);
  useEffect(() => {
    if (drawnDark.current === dark) return;
    drawnDark.current = dark;
    map.current?.setStyle(createMapStyle(baseMap, dark));
  }, [dark, baseMap]);

  return (
    <>
      <Box ref={containerRef} sx={{ height: '100%', '& canvas:focus-visible': { outlineOffset: '-3px' } }} />
      <Attribution />
    </>
  );
}

function Attribution() {
  return (
    <Box
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        gap: 1,
        px: 0.75,
        borderTopLeftRadius: 4,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: '0.6875rem',
      }}
    >
      {attributions.map(({ name, address }) => (
        <Link key={name} href={address} target="_blank" rel="noreferrer" color="inherit" underline="always">
          {name}
        </Link>
      ))}
    </Box>
  );
}

function createMapLibreEngine(map: MapLibre): { engine: MapEngine; remove: () => void } {
  const { pane, remove } = createOverlayPane(map.getCanvasContainer());
  const currentViewport = (): MapViewport => {
    const bounds = map.getBounds();
    return {
      zoom: map.getZoom(),
      bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    };
  };
  let view = currentViewport();
  const engine: MapEngine = {
    pane,
    project: ({ longitude, latitude }) => map.project([longitude, latitude]),
    unproject: ({ x, y }) => {
      const { lng, lat } = map.unproject([x, y]);
      return { longitude: lng, latitude: lat };
    },
    view: () => view,
    subscribe: (listener) => {
      const update = () => {
        view = currentViewport();
        listener();
      };
      map.on('move', update);
      map.on('resize', update);
      return () => {
        map.off('move', update);
        map.off('resize', update);
      };
    },
    fitBounds: (bounds, closest) => {
      map.fitBounds(lngLatCorners(bounds), { padding, maxZoom: closest, animate: !prefersReducedMotion() });
    },
    zoomBy: (steps) => {
      map.zoomTo(map.getZoom() + steps, { animate: !prefersReducedMotion() });
    },
  };
  return { engine, remove };
}
