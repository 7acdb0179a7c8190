import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixelPosition } from './mapEngine';
import type { MapPoint, MapTone } from './mapProps';

const PinAnchor = styled('div')({ position: 'absolute', left: 0, top: 0, width: 0, height: 0 });

const PinButton = styled('button', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: MapTone }>(({
  theme: { vars, typography },
  tone,
}) => {
  const colour = tone === 'neutral' ? vars.palette.primary : vars.palette[tone];
  return {
    ...typography.caption,
    position: 'absolute',
    left: -15,
    top: -38,
    width: 30,
    height: 38,
    padding: 0,
    border: 0,
    background: 'none',
    fontWeight: 600,
    color: colour.contrastText,
    cursor: 'pointer',
    '&[data-movable]': { cursor: 'grab', touchAction: 'none' },
    '&[data-movable]:active': { cursor: 'grabbing' },
    '&:disabled': { cursor: 'default' },
    '& svg': {
      position: 'absolute',
      inset: 0,
      fill: colour.main,
      stroke: vars.palette.background.paper,
      strokeWidth: 1.5,
    },
    '&[aria-current="true"] svg': { stroke: vars.palette.text.primary, strokeWidth: 2.5 },
    '& span': { position: 'absolute', left: 0, right: 0, top: 6, textAlign: 'center' },
    '&:hover + span, &:focus-visible + span, &[aria-current="true"] + span': { visibility: 'visible' },
  };
});

const Caption = styled('span')(({ theme: { vars, typography, shadows } }) => ({
  ...typography.caption,
  visibility: 'hidden',
  position: 'absolute',
  left: 0,
  bottom: 42,
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 220,
  padding: '2px 8px',
  borderRadius: 4,
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.text.primary,
  boxShadow: shadows[3],
  pointerEvents: 'none',
}));

const arrowDirections: Readonly<Record<string, PixelPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Pixels that an arrow key moves a pin by. `far` applies with Shift. */
const keyboardStepPx = { far: 40, near: 4 };
/** Pointer movements up to this many pixels are a click, not a drag. */
const clickTolerancePx = 3;

interface Props {
  point: MapPoint;
  at: PixelPosition;
  selected: boolean;
  onSelect?: () => void;
  /** Called with the new position after the user has moved the pin. Absent if the pin cannot be moved. */
  onMove?: (pixel: PixelPosition) => void;
}

/** Shows a pin on the map. It is a button if the point can be selected or moved. */
export function MapPin({ point: { label, tone = 'neutral', mark }, at, selected, onSelect, onMove }: Props) {
  const { t } = useTranslation('map');
  const dragStart = useRef<PixelPosition>(undefined);
  const [dragOffset, setDragOffset] = useState<PixelPosition>({ x: 0, y: 0 });
  const { x, y } = { x: at.x + dragOffset.x, y: at.y + dragOffset.y };

  const moveHandlers = onMove && {
    onPointerDown: (event: React.PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      dragStart.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: React.PointerEvent) => {
      if (dragStart.current)
        setDragOffset({ x: event.clientX - dragStart.current.x, y: event.clientY - dragStart.current.y });
    },
    onPointerUp: () => {
      dragStart.current = undefined;
      setDragOffset({ x: 0, y: 0 });
      if (Math.hypot(dragOffset.x, dragOffset.y) > clickTolerancePx) onMove({ x, y });
    },
    onPointerCancel: () => {
      dragStart.current = undefined;
      setDragOffset({ x: 0, y: 0 });
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      const step = arrowDirections[event.key];
      if (!step) return;
      event.preventDefault();
      const by = event.shiftKey ? keyboardStepPx.far : keyboardStepPx.near;
      onMove({ x: at.x + step.x * by, y: at.y + step.y * by });
    },
  };

  return (
    <PinAnchor style={{ transform: `translate(${x}px, ${y}px)`, zIndex: selected ? 1 : undefined }}>
      <PinButton
        type="button"
        tone={tone}
        data-movable={onMove && true}
        disabled={!onSelect && !onMove}
        aria-label={onMove ? t('pin.move', { label }) : label}
        aria-current={selected}
        onClick={onSelect}
        {...moveHandlers}
      >
        <svg viewBox="0 0 30 38" aria-hidden focusable={false}>
          <path d="M15 37C12 29 2 24 2 14.5a13 13 0 0 1 26 0C28 24 18 29 15 37z" />
        </svg>
        <span aria-hidden>{mark ?? '•'}</span>
      </PinButton>
      <Caption aria-hidden>{label}</Caption>
    </PinAnchor>
  );
}
