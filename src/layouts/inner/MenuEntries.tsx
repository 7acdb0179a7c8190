import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ConstantLink } from '../../routing/ConstantLink';
import { menuTitle } from '../../routing/menuTitle';
import { useSession } from '../../ui/appServices';
import { menuGroups } from './menuEntries';
import styles from './MenuEntries.module.css';
import { resourceAtPath } from './resourceAtPath';

interface Props {
  /** Shows only icons, with the names as tooltips. */
  iconsOnly?: boolean;
  /** Called after a click on an entry. */
  onChoose?: () => void;
}

/** Renders the entries of the menu: pages and resources that the user may open. Dividers separate the groups. */
export function MenuEntries(props: Props) {
  const { pathname } = useLocation();
  return <Entries {...props} current={resourceAtPath(pathname)?.path ?? pathname} />;
}

/** Is not rendered again while the user stays in a resource: its list and records belong to the same entry. */
const Entries = memo(function MenuList({ iconsOnly = false, onChoose, current }: Props & { current: string }) {
  const { t } = useTranslation('app');
  const session = useSession();
  const groups = menuGroups(session);
  return (
    <ul className={`${styles.entries} ${iconsOnly ? styles.iconsOnly : ''}`}>
      {groups.flatMap((group, groupIndex) =>
        group.map(({ name, path, Icon }, index) => {
          const title = menuTitle(t, name);
          return (
            <li key={name} className={groupIndex > 0 && index === 0 ? styles.divided : undefined}>
              <ConstantLink
                to={path}
                title={iconsOnly ? title : undefined}
                aria-current={path === current ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon aria-hidden />
                <span>{title}</span>
              </ConstantLink>
            </li>
          );
        }),
      )}
    </ul>
  );
});
