import { styled } from '@mui/material/styles';
import type { MapEngine } from './engine';
import type { MapLine, MapTone } from './shown';

const Drawing = styled('svg')({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  overflow: 'visible',
  pointerEvents: 'none',
});

const Way = styled('path', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: MapTone }>(
  ({ theme: { vars }, tone }) => ({
    fill: 'none',
    stroke: tone === 'neutral' ? vars.palette.primary.main : vars.palette[tone].main,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);

interface Props {
  lines: readonly MapLine[];
  project: MapEngine['project'];
}

/** Ways from place to place. The list of places says the same. */
export function Lines({ lines, project }: Props) {
  return (
    <Drawing aria-hidden focusable={false}>
      {lines.map(({ id, points, tone = 'neutral', dashed }) => (
        <Way
          key={id}
          tone={tone}
          data-line={id}
          d={pathOf(points.map(project))}
          strokeDasharray={dashed ? '2 8' : undefined}
        />
      ))}
    </Drawing>
  );
}

const pathOf = (pixels: readonly { x: number; y: number }[]) =>
  pixels.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
