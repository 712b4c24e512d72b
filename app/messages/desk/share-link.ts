export const deskShareLinkMessages = {
  link: 'Link for the customer',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Your browser didn’t copy it. Please select the link yourself.',
  whatsapp: 'Send by WhatsApp',
}

/** Texts for the link by which an account is paid. */
export const deskAccountLinkMessages = {
  title: 'Payment link',
  what: 'Whoever has the link pays this account online, without signing in. It shows what is owed, and no bills.',
  make: 'Make a link',
  until: (day: string) => `Works until ${day}. Anyone who has it can see what is owed and pay.`,
  text: (amount: string, url: string) =>
    `${amount} is open on your account with us. You can pay here: ${url}`,
  textOverdue: (amount: string, url: string) =>
    `${amount} is overdue on your account with us. Please pay here: ${url}`,
  revoke: 'Withdraw the link',
}
