import { demoPassword, demoTenants } from '../demo/tenants';

/** What stands in this server. */
export interface Facts {
  /** The demo's accounts. */
  demo: boolean;
  /** Path of the mails that are not sent; absent where they are, or wait. */
  outbox?: string;
  /** Whether payments by card are played. */
  sandbox: boolean;
}

/** What the operator reads once the server answers: where it is, where mails are, whether cards are charged and, with the demo in it, who can sign in. */
export function welcome(address: string, { demo, outbox, sandbox }: Facts): string {
  const lines = ['', `  Waybill answers at ${address}`, ''];
  if (outbox) lines.push(`  Mails are not sent: read them at ${address}${outbox}`, '');
  if (sandbox) lines.push('  Payments by card are played: no money moves', '');
  if (demo) {
    lines.push(`  Accounts of the demo, all with the password ${demoPassword}:`, '');
    for (const { name, accounts } of demoTenants) {
      lines.push(...accounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role.padEnd(12)} ${name}`));
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}
