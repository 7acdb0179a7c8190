import styles from './Spinner.module.css';

/**
 * A turning ring in the colour of the text, which says nothing to screen readers. Only a transform is animated, which
 * takes no time of the main thread: MUI's `CircularProgress` changes its drawing in every frame, and so slows down what
 * the user waits for.
 */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
