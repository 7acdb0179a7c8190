import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MapCluster } from './clusters';
import type { PixelPosition } from './mapEngine';
import { numberFormatOf } from '../numberFormat';

const ClusterButton = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'crowded' })<{ crowded: boolean }>(({
  theme: { vars, typography },
  crowded,
}) => {
  const { main, contrastText } = vars.palette[crowded ? 'error' : 'info'];
  return {
    ...typography.subtitle2,
    position: 'absolute',
    left: -20,
    top: -20,
    width: 40,
    height: 40,
    borderRadius: '50%',
    backgroundColor: main,
    color: contrastText,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${main} 35%, transparent)`,
  };
});

interface Props {
  cluster: MapCluster;
  at: PixelPosition;
  onOpen: () => void;
}

/** Shows a cluster of points with their count. A click zooms to the points. */
export function ClusterPin({ cluster: { count, crowded }, at: { x, y }, onOpen }: Props) {
  const { t, i18n } = useTranslation('map');
  return (
    <ClusterButton
      crowded={crowded}
      data-crowded={crowded}
      aria-label={t('cluster', { count })}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onClick={onOpen}
    >
      {numberFormatOf(i18n.language).format(count)}
    </ClusterButton>
  );
}
