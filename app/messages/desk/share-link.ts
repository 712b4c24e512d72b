export const deskShareLinkMessages = {
  link: 'Link for the customer',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Your browser didn’t copy it. Please select the link yourself.',
  whatsapp: 'Send by WhatsApp',
}
