import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useColorScheme } from '@mui/material/styles';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { useAppServices } from '../appServices';
import { boundsOf, isInBounds } from './bounds';
import type { MapEngine } from './mapEngine';
import { MapOverlay } from './MapOverlay';
import type { MapProps } from './mapProps';

const GoogleMap = lazy(() => import('./google/GoogleMap').then((module) => ({ default: module.GoogleMap })));
const MapLibreMap = lazy(() => import('./maplibre/MapLibreMap').then((module) => ({ default: module.MapLibreMap })));

/** Highest zoom that the map chooses by itself: a town and its surroundings. */
const maxAutoZoom = 11;

/** Renders Google Maps if it is configured, otherwise MapLibre. Pins and lines are the same on both. */
export function MapCanvas({ onFailure, ...props }: MapProps & { onFailure: () => void }) {
  const { points, lines = [], selected } = props;
  const { t, i18n } = useTranslation('map');
  const { maps } = useAppServices();
  const { mode, systemMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const [engine, setEngine] = useState<MapEngine | null>(null);

  // The map moves when the set of points changes, but not when a pin is dragged.
  const positions = [...points, ...lines.flatMap((line) => line.points)];
  const pointIds = points.map(({ id }) => id).join(' ');
  const fittedIds = useRef(pointIds);
  useEffect(() => {
    if (!engine || fittedIds.current === pointIds) return;
    fittedIds.current = pointIds;
    engine.fitBounds(boundsOf(positions), maxAutoZoom);
  });
  const chosen = points.find(({ id }) => id === selected);
  useEffect(() => {
    if (engine && chosen && !isInBounds(chosen, engine.view().bounds))
      engine.fitBounds(boundsOf([chosen]), engine.view().zoom);
  }, [engine, chosen]);

  // MapLibre accepts texts only on creation, so the map is created again when the language changes.
  const engineProps = {
    dark,
    maxAutoZoom,
    language: i18n.language,
    bounds: boundsOf(positions),
    onEngine: setEngine,
    onFailure,
  };
  return (
    <>
      <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
        {maps ? (
          <GoogleMap key={String(dark)} {...engineProps} service={maps} />
        ) : (
          <MapLibreMap key={i18n.language} {...engineProps} />
        )}
      </Suspense>
      {engine && createPortal(<MapOverlay engine={engine} {...props} />, engine.pane)}
      {engine && (
        <Box sx={{ position: 'absolute', right: 8, top: 8, zIndex: 3 }}>
          <ButtonGroup orientation="vertical" sx={{ bgcolor: 'background.paper', boxShadow: 1, borderRadius: 1 }}>
            <IconButton size="small" aria-label={t('zoomIn')} onClick={() => engine.zoomBy(1)}>
              <Add fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={t('zoomOut')} onClick={() => engine.zoomBy(-1)}>
              <Remove fontSize="small" />
            </IconButton>
          </ButtonGroup>
        </Box>
      )}
    </>
  );
}
