const policyDay = (version: string): string =>
  new Date(`${version}T00:00:00Z`).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

export const personalDataMessages = {
  title: 'Your Data',
  description: 'Download your data, or delete your account.',
  loginText: 'Please log in to see your data.',
  loading: 'Loading...',
  failedTitle: 'We couldn’t load this',
  consentTitle: 'Your agreement',
  agreed: (version: string, time: string) =>
    `You agreed to the privacy policy of ${policyDay(version)} on ${time}.`,
  outdated: (version: string) =>
    `Our privacy policy changed on ${policyDay(version)}. Please read it and tell us whether you agree. If you don’t, you can delete your account below.`,
  agree: 'I agree',
  readPolicy: 'Read the privacy policy',
  agreedNow: 'Thank you. We’ve noted that you agree.',
  downloadTitle: 'Download your data',
  downloadText:
    'Everything we hold about you: profile, addresses, devices, orders, invoices, messages about orders, and what you agreed to.',
  downloadPage: 'Download to read',
  downloadJson: 'Download as JSON',
  downloaded: 'Your data has been downloaded.',
  eraseTitle: 'Delete your account',
  eraseText:
    'This takes back your agreement. We delete your name, phone number, addresses, logins and agreements at once, and take you out of your orders. It can’t be undone.',
  kept: (documents: number, day: string) =>
    documents === 1
      ? `Tax law makes us keep your invoice as it was issued until ${day}. We use it for nothing else.`
      : `Tax law makes us keep your ${documents} invoices and credit notes as they were issued until ${day}. We use them for nothing else.`,
  retainedOrders: (day: string) =>
    `Amounts and items of your orders stay for our accounts until ${day}, without you.`,
  blocked:
    'You can delete your account once these orders have arrived or been cancelled, and refunds are done:',
  staff: 'You’re on this store’s staff. The owner has to remove you first.',
  erase: 'Delete my account',
  eraseQuestion: 'Delete your account?',
  eraseProof: (phone: string) =>
    `To be sure that it’s you, we’ll send a code to ${phone}. Entering it deletes your account for good.`,
  sendCode: 'Send the code',
  cancel: 'Keep my account',
  code: 'Enter the 6-digit code',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `New code in ${seconds} s`,
  confirm: 'Delete for good',
  erased: 'Your account has been deleted.',
}
