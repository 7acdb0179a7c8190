import type { Caller, RequestContext } from '../../dialect/context';
import type { WriteReporter } from '../../dialect/write-reporter';

/** Collects what writes report. Logs warnings at once, and information when `report` is called. */
export function collectReports(
  { log }: Pick<RequestContext, 'log'>,
  { tenant, user }: Caller,
): { reporter: WriteReporter; report(): void } {
  const pending: (() => void)[] = [];
  return {
    reporter: {
      infoAfterCommit: (facts, message) => pending.push(() => log.info({ tenant, user, ...facts }, message)),
      warn: (facts, message) => log.warn({ tenant, user, ...facts }, message),
      noticeAfterCommit: () => undefined,
    },
    report: () => {
      for (const write of pending) write();
    },
  };
}
