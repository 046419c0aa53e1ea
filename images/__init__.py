"""Pictures: from a view to a scene, from a scene to bytes; pure."""
