import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { ErrorBoundary } from '../ErrorBoundary';
import { MapList } from './MapList';
import type { MapProps } from './mapProps';

const MapCanvas = lazy(() => import('./MapCanvas').then((module) => ({ default: module.MapCanvas })));

/** Shows a map with a list of its points. Shows only the list if the map cannot be drawn. */
export function MapFrame(props: MapProps) {
  const { title, points, height = 320 } = props;
  const { t } = useTranslation('map');
  const container = useRef<HTMLDivElement>(null);
  const isNearView = useWasNearView(container);
  const [failed, setFailed] = useState(false);
  const [listShown, setListShown] = useState(false);
  const list = useId();
  return (
    // A group: as a landmark it would double the section around it, which often has the same title.
    <Box role="group" aria-label={title}>
      {failed ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('failed')}
        </Typography>
      ) : (
        <Box
          ref={container}
          sx={{
            position: 'relative',
            height,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            overflow: 'hidden',
            isolation: 'isolate',
          }}
        >
          {isNearView && (
            <ErrorBoundary fallback={<ReportFailure onFailure={() => setFailed(true)} />}>
              <Suspense fallback={<Skeleton variant="rectangular" height="100%" />}>
                <MapCanvas {...props} onFailure={() => setFailed(true)} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Box>
      )}
      {!failed && points.length > 1 && (
        <Button size="small" aria-expanded={listShown} aria-controls={list} onClick={() => setListShown(!listShown)}>
          {listShown ? t('list.hide') : t('list.show', { count: points.length })}
        </Button>
      )}
      <div id={list}>{(failed || listShown) && <MapList {...props} />}</div>
    </Box>
  );
}

/** Reports a rendering failure to the parent. */
function ReportFailure({ onFailure }: { onFailure: () => void }) {
  useEffect(onFailure, [onFailure]);
  return null;
}

/** Returns whether an element is in or near the visible part of the page now, or was there earlier. */
function useWasNearView(element: React.RefObject<HTMLElement | null>): boolean {
  const [wasNearView, setWasNearView] = useState(false);
  useEffect(() => {
    if (!element.current || wasNearView) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasNearView(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasNearView]);
  return wasNearView;
}
