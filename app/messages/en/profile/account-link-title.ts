export const accountLinkTitleMessages = {
  title: 'Pay your account',
  description: 'Pay online what is open on your account with us.',
}
