/** The title of the quotations of a customer, and what asks for one. */
export const ownQuotationTitleMessages = {
  title: 'Your Quotations',
  description: 'What you asked us a price for, and what we offered.',
  askTitle: 'Ask for a quotation',
  ask: 'Ask for a quotation',
  loginText: 'Please log in to ask for a quotation. What is in your cart stays there.',
  toCustomers: 'For Your Customers',
  pass: 'Quotation for your customer',
  loading: 'Loading your quotations...',
}
