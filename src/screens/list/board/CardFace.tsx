import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { BoardView, CardLine } from '../../../../resources/list-views';
import { chosenTitles } from '../../../fields/many';
import { valueAt } from '../../../fields/paths';
import { dayAt } from '../../../fields/zonedTime';
import { Badge } from '../../../ui/Badge';
import { PersonAvatar } from '../../../ui/PersonAvatar';
import type { Words } from '../../words';
import { rowPathOf } from '../query';
import { rowText } from '../rowText';
import { definedFieldAt } from '../state';
import type { ListRow } from '../useList';

interface Props {
  definition: ResourceDefinition;
  words: Words;
  view: BoardView;
  row: ListRow;
}

const separators = { arrow: ' → ', dash: ' – ' };

/** Largest number of avatars on a card; the remaining people are shown as a number. */
const maxAvatars = 3;

/** Renders the lines of a card below its title. */
export function CardFace({ definition, words, view, row }: Props) {
  const { t } = useTranslation('board');
  const { card, mark, people, by, due } = view;
  const valueOf = (path: string) => valueAt(row, rowPathOf(definition, path));
  const lineOf = ({ fields, separator }: CardLine) => {
    const texts = fields.map((path) => rowText(definition, words, row, path));
    const [first, ...others] = texts;
    // A line with a separator, such as a range, is shown when it has at least one value. A line without a separator is
    // shown only with its first value, because a currency without a price is useless.
    if (separator ? texts.every((text) => text === '') : first === '') return '';
    if (others.every((text) => text === first)) return first;
    return texts.map((text) => text || '…').join(separator ? separators[separator] : ' ');
  };
  const day = due && valueOf(due.field);
  const isLate =
    due && typeof day === 'string' && day < dayAt(words.timeZone) && !due.except.includes(String(valueOf(by)));
  const isMarked = mark !== undefined && valueOf(mark) === true;
  const field = people ? definedFieldAt(definition, people) : undefined;
  const names =
    people && field?.type === 'many' ? chosenTitles(valueOf(people), field, words.fieldContext(people)) : [];
  const moreText = `+${names.length - maxAvatars}`;
  return (
    <>
      {card.map((line) => (
        <Typography key={line.fields.join()} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {lineOf(line)}
        </Typography>
      ))}
      {(isLate || isMarked || names.length > 0) && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', pt: 0.75 }}>
          {isLate && <Badge tone="error" label={t('late')} />}
          {isMarked && <Badge tone="error" label={words.of(`values.${mark}.true`)} />}
          {names.length > 0 && (
            <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }} title={names.join(', ')}>
              <span style={visuallyHidden}>{new Intl.ListFormat(words.language).format(names)}</span>
              {names.slice(0, maxAvatars).map((name) => (
                <PersonAvatar key={name} name={name} size={24} />
              ))}
              {names.length > maxAvatars && (
                <Typography variant="caption" aria-hidden>
                  {moreText}
                </Typography>
              )}
            </Box>
          )}
        </Stack>
      )}
    </>
  );
}
