namespace sounder {
void placeholder() {}
}  // namespace sounder
