finished-unknown = Ezzel a kóddal itt nem ismerek befejezett játékot.
finished-shown = Ezt itt már láthatta mindenki.
