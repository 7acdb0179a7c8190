import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../ErrorBoundary';
import { MapList } from './MapList';
import type { MapProps } from './shown';

const MapCanvas = lazy(() => import('./MapCanvas').then((module) => ({ default: module.MapCanvas })));

/** A map with its list: the list alone where no map can be drawn. */
export function MapFrame(props: MapProps) {
  const { title, points, height = 320 } = props;
  const { t } = useTranslation('map');
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [failed, setFailed] = useState(false);
  const [listed, setListed] = useState(false);
  const list = useId();
  const waiting = <Skeleton variant="rectangular" height="100%" />;
  return (
    <Box component="section" aria-label={title}>
      {failed ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('failed')}
        </Typography>
      ) : (
        <Box
          ref={place}
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
          {seen ? (
            <ErrorBoundary fallback={<Failing onFailure={() => setFailed(true)} />}>
              <Suspense fallback={waiting}>
                <MapCanvas {...props} onFailure={() => setFailed(true)} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            waiting
          )}
        </Box>
      )}
      {!failed && points.length > 1 && (
        <Button size="small" aria-expanded={listed} aria-controls={list} onClick={() => setListed(!listed)}>
          {listed ? t('list.hide') : t('list.show', { count: points.length })}
        </Button>
      )}
      <div id={list}>{(failed || listed) && <MapList {...props} />}</div>
    </Box>
  );
}

/** Says that what should stand here could not be drawn. */
function Failing({ onFailure }: { onFailure: () => void }) {
  useEffect(onFailure, [onFailure]);
  return null;
}

/** Whether an element has come into view, or nearly. */
function useSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
