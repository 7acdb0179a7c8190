import { askProvider } from '../../../providers/social';
import { useOnce } from '../useOnce';
import { OwnButton } from './OwnButton';
import type { WayProps } from './way';

/** A button that opens the provider's window. */
export function AskingButton({ setting, name, busy, onToken, onError }: WayProps) {
  const { busy: waiting, once } = useOnce();

  // What fails is told by `onError`.
  const ask = () => once(async () => askProvider(setting, onError).then(onToken, () => {}));

  return <OwnButton {...{ setting, name, busy, waiting }} onPress={() => void ask()} />;
}
