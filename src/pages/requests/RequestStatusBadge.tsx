import { requestsResource } from '../../../resources/requests';
import { useWords } from '../../screens/words';
import { Badge } from '../../ui/Badge';

/** Shows the status of a request in its colour. */
export function RequestStatusBadge({ status }: { status: string }) {
  const words = useWords(requestsResource);
  const { status: field } = requestsResource.fields;
  const tone = field?.type === 'enum' ? field.values[status] : undefined;
  return <Badge tone={tone ?? 'neutral'} label={words.of(`values.status.${status}`)} />;
}
