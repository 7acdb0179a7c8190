import { demoPassword, demoTenants } from '../demo/tenants';

/** Facts about the started server that the welcome message reports. */
export interface WelcomeFacts {
  /** Whether the demo's accounts exist. */
  demo: boolean;
  /** Path of the outbox page; absent when the server has no outbox. */
  outbox?: string;
  /** Whether card payments use the sandbox. */
  sandbox: boolean;
}

/** Returns the message that the server prints for its operator when it is ready. */
export function welcomeMessage(address: string, { demo, outbox, sandbox }: WelcomeFacts): string {
  const lines = ['', `  Waybill answers at ${address}`, ''];
  if (outbox) lines.push(`  E-mails are not sent: read them at ${address}${outbox}`, '');
  if (sandbox) lines.push('  Card payments use the sandbox: no money is charged', '');
  if (demo) {
    lines.push(`  Accounts of the demo, all with the password ${demoPassword}:`, '');
    for (const { name, accounts } of demoTenants) {
      lines.push(...accounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role.padEnd(12)} ${name}`));
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}
