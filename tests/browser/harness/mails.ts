import { asRead, type ReadMail } from '../../api/harness/mails';

/** Reads the newest mail to an address from a server's outbox, once none is left to send. */
export async function newestMail(url: string, email: string): Promise<ReadMail> {
  for (;;) {
    const response = await fetch(`${url}/outbox`, { headers: { accept: 'application/json' } });
    const { waiting, mails }: { waiting: number; mails: ReadMail[] } = await response.json();
    const newest = mails.find(({ to }) => to === email);
    if (waiting === 0 && newest) return asRead(newest);
    if (waiting === 0) throw new Error(`There is no mail to ${email}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
