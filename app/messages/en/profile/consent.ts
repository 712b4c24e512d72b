export const consentMessages = {
  title: 'Our privacy policy has changed. Please tell us whether you agree.',
  link: 'Read and decide',
}
