export const quotationTitleMessages = {
  title: 'Your quotation',
  description: 'See the prices we offer you, and accept them.',
  loading: 'Loading your quotation...',
}
