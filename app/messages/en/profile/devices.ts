export const deviceMessages = {
  title: 'Your Devices',
  description: 'The devices you’re logged in on.',
  loginText: 'Please log in to view your devices.',
  intro: 'You’re logged in on these devices. Log out of any you don’t recognise or no longer use.',
  list: 'Devices',
  loading: 'Loading devices...',
  failedTitle: 'We couldn’t load your devices',
  unknown: 'Unknown device',
  /** The name that the store gives a device, such as “Chrome on Android”. */
  named: (device: string) => device,
  thisDevice: 'This device',
  lastUsed: (time: string) => `Last used ${time}`,
  loggedInAt: (time: string) => `Logged in ${time}`,
  signOut: 'Log out',
  signOutLabel: (device: string, time: string) => `Log out of ${device}, logged in ${time}`,
  signedOut: (device: string) => `Logged out of ${device}.`,
  signOutEverywhere: 'Log out of all devices',
}

/** The notice in a browser that another one signed in to the account. */
export const newDeviceMessages = {
  title: 'New login to your account',
  unknown: 'Unknown device',
  signedIn: (device: string, time: string) => `${device}, ${time}`,
  more: (count: number) => (count === 1 ? 'and 1 more device' : `and ${count} more devices`),
  text: 'If this wasn’t you, log out of all devices. Logging in again then takes a code sent to your phone.',
  accept: 'It was me',
  signOut: 'Log out of all devices',
  signedOut: 'You’ve been logged out of all devices.',
}
