export * from '#app/messages/en/catalogue/home.ts'
