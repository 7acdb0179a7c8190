import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useColorScheme } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useTab } from '../tab';
import { boundsOf, isWithin } from './bounds';
import type { MapEngine } from './engine';
import { Overlay } from './Overlay';
import type { MapProps } from './shown';

const GoogleMap = lazy(() => import('./google/GoogleMap').then((module) => ({ default: module.GoogleMap })));
const MapLibreMap = lazy(() => import('./maplibre/MapLibreMap').then((module) => ({ default: module.MapLibreMap })));

/** How near a map goes by itself: a town in its surroundings. */
const closest = 11;

/** A map by the service that is set up, else by our own means; pins and lines are the same over both. */
export function MapCanvas({ onFailure, ...props }: MapProps & { onFailure: () => void }) {
  const { points, lines = [], selected } = props;
  const { t, i18n } = useTranslation('map');
  const { maps } = useTab();
  const { mode, systemMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  const [engine, setEngine] = useState<MapEngine | null>(null);

  // Pins that are moved don't move the map; others than before do.
  const places = [...points, ...lines.flatMap((line) => line.points)];
  const shown = points.map(({ id }) => id).join(' ');
  const first = useRef(shown);
  useEffect(() => {
    if (!engine || first.current === shown) return;
    first.current = shown;
    engine.show(boundsOf(places), closest);
  });
  const chosen = points.find(({ id }) => id === selected);
  useEffect(() => {
    if (engine && chosen && !isWithin(chosen, engine.view().bounds))
      engine.show(boundsOf([chosen]), engine.view().zoom);
  }, [engine, chosen]);

  // A map's words are given when it is made: in another language it is another one.
  const drawing = { dark, closest, language: i18n.language, bounds: boundsOf(places), onEngine: setEngine, onFailure };
  return (
    <>
      <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
        {maps ? (
          <GoogleMap key={String(dark)} {...drawing} service={maps} />
        ) : (
          <MapLibreMap key={i18n.language} {...drawing} />
        )}
      </Suspense>
      {engine && createPortal(<Overlay engine={engine} {...props} />, engine.pane)}
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
