/** Words of the page of a request for approval says before its code is there. */
export const approvalTitleMessages = {
  title: 'Order to approve',
  description: 'An order for a firm that waits for approval.',
  loading: 'Loading the request...',
}
