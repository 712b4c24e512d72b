export const logoutMessages = {
  question: 'Are you sure you want to logout?',
  detail: '',
  confirm: 'Yes',
  cancel: 'Cancel',
  done: 'Logged out successfully.',
}

export const logoutEverywhereMessages = {
  question: 'Log out of all devices?',
  detail: 'You’ll be logged out here too, and will need a new code to log in again.',
  confirm: 'Log out of all devices',
  cancel: 'Cancel',
  done: 'You’ve been logged out of all devices.',
}
