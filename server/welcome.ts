import { demoPassword, demoTenants } from './database/demo/tenants';

/** What the operator reads once the server answers: where it is and, with the demo in it, who can sign in. */
export function welcome(address: string, demo: boolean): string {
  const lines = ['', `  Waybill answers at ${address}`, ''];
  if (demo) {
    lines.push(`  Accounts of the demo, all with the password ${demoPassword}:`, '');
    for (const { name, accounts } of demoTenants) {
      lines.push(...accounts.map(({ email, role }) => `    ${email.padEnd(24)} ${role.padEnd(12)} ${name}`));
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}
