"""Looking back at a finished game: who was winning when, and how good everybody's decisions were."""
