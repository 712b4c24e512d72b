// A program that never comes to answering.
for (;;);
