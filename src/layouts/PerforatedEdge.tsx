import styles from './PerforatedEdge.module.css';

interface Props {
  /** Background colour of the page beside the edge. The holes are drawn in this colour. */
  background: 'paper' | 'default';
  /** Whether the edge is at the right on wide screens. By default, and on narrow screens, it is at the bottom. */
  rightOnWideScreens?: boolean;
}

/** Draws a perforated edge, like that of a tear-off form. */
export function PerforatedEdge({ background, rightOnWideScreens = false }: Props) {
  const classes = [styles.edge, background === 'paper' && styles.paper, rightOnWideScreens && styles.right];
  return <div className={classes.filter(Boolean).join(' ')} />;
}
