#version 410 core
flat in int id;
out int pixel;

void main() { pixel = id; }
