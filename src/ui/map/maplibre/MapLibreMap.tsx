import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bounds, calm, type EngineProps, type MapEngine, paneIn, type View } from '../engine';
import { loadBaseMap } from './baseMap';
import { styleOf } from './style';

setWorkerUrl(workerUrl);

/** Pins stand above their place: there is more room needed at the top. */
const padding = { top: 56, bottom: 28, left: 36, right: 36 };

/** Whom the map is owed to, as their licences want it said. */
const sources = [
  { name: 'GeoNames, CC BY 4.0', address: 'https://www.geonames.org/' },
  { name: 'Natural Earth', address: 'https://www.naturalearthdata.com/' },
];

const corners = ({ west, south, east, north }: Bounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

/** Our own map, drawn in the browser from what the build made. Throws where there is no WebGL. */
export function MapLibreMap({ dark, bounds, closest, onEngine }: EngineProps) {
  const { t } = useTranslation('map');
  const base = use(loadBaseMap());
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(undefined);
  const ready = useEffectEvent(onEngine);
  const draw = useEffectEvent((container: HTMLElement) => {
    const drawn = new MapLibre({
      container,
      style: styleOf(base, dark),
      bounds: corners(bounds),
      fitBoundsOptions: { padding, maxZoom: closest },
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
    drawn.touchZoomRotate.disableRotation();
    map.current = drawn;
    return drawn;
  });

  useEffect(() => {
    if (!place.current) return;
    const drawn = draw(place.current);
    const { engine, remove } = engineOf(drawn);
    ready(engine);
    return () => {
      ready(null);
      remove();
      drawn.remove();
    };
  }, []);

  const colours = useRef(dark);
  useEffect(() => {
    if (colours.current === dark) return;
    colours.current = dark;
    map.current?.setStyle(styleOf(base, dark));
  }, [dark, base]);

  return (
    <>
      <Box ref={place} sx={{ height: '100%', '& canvas:focus-visible': { outlineOffset: '-3px' } }} />
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
      {sources.map(({ name, address }) => (
        <Link key={name} href={address} target="_blank" rel="noreferrer" color="inherit" underline="always">
          {name}
        </Link>
      ))}
    </Box>
  );
}

function engineOf(map: MapLibre): { engine: MapEngine; remove: () => void } {
  const { pane, remove } = paneIn(map.getCanvasContainer());
  const seen = (): View => {
    const bounds = map.getBounds();
    return {
      zoom: map.getZoom(),
      bounds: { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() },
    };
  };
  let view = seen();
  const engine: MapEngine = {
    pane,
    project: ({ longitude, latitude }) => map.project([longitude, latitude]),
    unproject: ({ x, y }) => {
      const { lng, lat } = map.unproject([x, y]);
      return { longitude: lng, latitude: lat };
    },
    view: () => view,
    subscribe: (listener) => {
      const tell = () => {
        view = seen();
        listener();
      };
      map.on('move', tell);
      map.on('resize', tell);
      return () => {
        map.off('move', tell);
        map.off('resize', tell);
      };
    },
    show: (bounds, closest) => {
      map.fitBounds(corners(bounds), { padding, maxZoom: closest, animate: !calm() });
    },
    zoomBy: (steps) => {
      map.zoomTo(map.getZoom() + steps, { animate: !calm() });
    },
  };
  return { engine, remove };
}
