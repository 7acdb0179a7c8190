import { styled } from '@mui/material/styles';
import { svgPathThrough } from '../svgPathThrough';
import type { MapEngine } from './mapEngine';
import type { MapLine, MapTone } from './mapProps';

const LinesSvg = styled('svg')({
  position: 'absolute',
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  overflow: 'visible',
  pointerEvents: 'none',
});

const LinePath = styled('path', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: MapTone }>(
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

/** Draws lines between points. Hidden from screen readers, because the list of points has the same content. */
export function MapLines({ lines, project }: Props) {
  return (
    <LinesSvg aria-hidden focusable={false}>
      {lines.map(({ id, points, tone = 'neutral', dashed }) => (
        <LinePath
          key={id}
          tone={tone}
          data-line={id}
          d={svgPathThrough(points.map(project))}
          strokeDasharray={dashed ? '2 8' : undefined}
        />
      ))}
    </LinesSvg>
  );
}
