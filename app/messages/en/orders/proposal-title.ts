export const proposalTitleMessages = {
  title: 'A change to your order',
  description: 'Agree to a change of your order, or keep it as it is.',
  loading: 'Loading the change...',
}
