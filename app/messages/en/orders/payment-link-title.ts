export const paymentLinkTitleMessages = {
  title: 'Pay for your order',
  description: 'Pay online for the order that you placed with us.',
}
