"""Lost Ones: walk, read, pay, wake up. The rules, and in `content` the Otherworld that they are played in."""
